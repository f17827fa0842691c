export { CHAT_LINE_STATUSES, type ChatLineStatus } from './ChatLine';
export type { PendingMessage } from './ChatLog';
export { ChatPane, type ChatPaneProps, type ChatPaneState } from './ChatPane';
export { ChatPaneContainer, type ChatPaneContainerProps } from './ChatPaneContainer';
export type { ChatPerson } from './ChatPaneHead';
