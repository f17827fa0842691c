export type { ChatFindProps, ChatFindState } from './ChatPane/ChatFind';
export { CHAT_LINE_STATUSES, type ChatLineStatus } from './ChatPane/ChatLine';
export type { ChatLogHeadProps, ChatLogProps } from './ChatPane/ChatLog';
export { ChatPane, type ChatPaneProps, type ChatPaneState } from './ChatPane/ChatPane';
export type { ChatPaneHeadProps, ChatPerson } from './ChatPane/ChatPaneHead';
export type { ChatMate } from './ChatPane/chat-mate';
export {
  type ChatChange,
  type ChatMessage,
  type PendingMessage,
  toChatMessage,
  toPendingMessage,
} from './ChatPane/chat-message';
export { type ChatRoom, toChatRoom } from './RoomList/chat-room';
export { RoomList, type RoomListProps, type RoomListState } from './RoomList/RoomList';
