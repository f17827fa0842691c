export {
  chatIdOfOpen,
  Messaging,
  MessagingContainer,
  type MessagingContainerProps,
  type MessagingProps,
  type OpenChat,
  readOpenChat,
} from './Messaging';
export { MessagesPage, type MessagesPageProps } from './pages/MessagesPage';
