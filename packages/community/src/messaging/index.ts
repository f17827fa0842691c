export {
  Messaging,
  MessagingContainer,
  type MessagingContainerProps,
  type MessagingProps,
  type OpenChat,
  openChatId,
  readOpenChat,
} from './Messaging';
export { MessagesPage, type MessagesPageProps } from './pages/MessagesPage';
