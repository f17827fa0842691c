export { ChatAvatars } from './ChatAvatars';
export { CHAT_LINE_STATUSES, type ChatLineStatus } from './ChatLine';
export { ChatPane, type ChatPaneProps, type ChatPaneState } from './ChatPane';
export { ChatPaneContainer, type ChatPaneContainerProps } from './ChatPaneContainer';
export type { ChatPerson } from './ChatPaneHead';
export { changeInWords, mateName } from './change-in-words';
export { type ChatMate, toChatMates } from './chat-mate';
export { type ChatMessage, type PendingMessage, toChatMessage, toPendingMessage } from './chat-message';
