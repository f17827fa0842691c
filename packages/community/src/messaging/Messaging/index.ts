export { Messaging, type MessagingProps } from './Messaging';
export {
  chatIdOfOpen,
  MessagingContainer,
  type MessagingContainerProps,
  type OpenChat,
} from './MessagingContainer';
