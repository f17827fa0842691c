export {
  type ChatSocket,
  type ChatSocketEvents,
  type ChatSocketOptions,
  type ChatSocketState,
  chatSocketUrl,
  createChatSocket,
  type SocketLike,
} from './chat-socket';
export { connectChats } from './connect-chats';
export { newMessageId } from './message-id';
export type { Network } from './network';
export { createOutbox, type OneTabAtATime, type Outbox, type OutboxOptions } from './outbox';
export type { KeyStorage, OutboxMessage } from './outbox-store';
