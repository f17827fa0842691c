export {
  Messaging,
  MessagingContainer,
  type MessagingContainerProps,
  type MessagingProps,
  type OpenChat,
  openChatId,
  readOpenChat,
} from './Messaging';
export {
  NewConversation,
  NewConversationContainer,
  type NewConversationContainerProps,
  type NewConversationProps,
  type Recipient,
} from './NewConversation';
export { MessagesPage, type MessagesPageProps } from './pages/MessagesPage';
