export {
  Messaging,
  MessagingContainer,
  type MessagingContainerProps,
  type MessagingProps,
  type OpenChat,
  openChatId,
} from './Messaging';
