export { Messaging, MessagingContainer, type MessagingContainerProps, type MessagingProps, type OpenChat, chatIdOfOpen } from './Messaging';
