export {
  ChatConnectionProvider,
  type ChatConnectionProviderProps,
  useChatConnection,
} from './ChatConnection/ChatConnectionProvider';
export type { ChatConnection } from './ChatConnection/useConnecting';
export { useIsConnected } from './ChatConnection/useIsConnected';
export { useOutbox } from './ChatConnection/useOutbox';
export { useTyping, useTypists } from './ChatConnection/useTyping';
export { useUnreadChats } from './ChatConnection/useUnreadChats';
export { ChatPaneContainer, type ChatPaneContainerProps } from './ChatPane/ChatPaneContainer';
export { RoomListContainer, type RoomListContainerProps } from './RoomList/RoomListContainer';
