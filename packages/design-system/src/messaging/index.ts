export { CHAT_LINE_STATUSES, type ChatLineStatus } from './ChatPane/ChatLine';
export type { PendingMessage } from './ChatPane/ChatLog';
export { ChatPane, type ChatPaneProps, type ChatPaneState } from './ChatPane/ChatPane';
export type { ChatPerson } from './ChatPane/ChatPaneHead';
export { RoomList, type RoomListProps, type RoomListState } from './RoomList/RoomList';
