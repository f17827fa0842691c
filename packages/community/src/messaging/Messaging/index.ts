export { Messaging, type MessagingProps } from './Messaging';
export { MessagingContainer, type MessagingContainerProps } from './MessagingContainer';
export { chatIdOfOpen, type OpenChat, readOpenChat } from './open-chat';
