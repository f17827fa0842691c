export { chatSocketUrl, createChatSocket } from './chat-socket';
export type {
  ChatSocket,
  ChatSocketEvents,
  ChatSocketOptions,
  ChatSocketState,
  SocketLike,
} from './chat-socket-types';
export { connectChats } from './connect-chats';
export { newMessageId } from './message-id';
export type { Network } from './network';
export { createOutbox, type Outbox, type OutboxOptions, type TabLock } from './outbox';
export type { FileKeeper } from './outbox-files';
export type { KeyStorage, OutboxFile, OutboxMessage } from './outbox-store';
