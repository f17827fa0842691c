export {
  chatIdOfOpen,
  Messaging,
  MessagingContainer,
  type MessagingContainerProps,
  type MessagingProps,
  type OpenChat,
} from './Messaging';
