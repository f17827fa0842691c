export {
  ChatConnectionProvider,
  type ChatConnectionProviderProps,
  useChatConnection,
} from './ChatConnectionProvider';
export type { ChatConnection } from './useConnecting';
export { useIsConnected } from './useIsConnected';
export { useIsLive } from './useIsLive';
export { useOutbox } from './useOutbox';
export { useTyping, useTypists } from './useTyping';
export { useUnreadChats } from './useUnreadChats';
