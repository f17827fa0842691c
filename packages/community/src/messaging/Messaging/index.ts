export { Messaging, type MessagingProps } from './Messaging';
export { MessagingContainer, type MessagingContainerProps } from './MessagingContainer';
export { type OpenChat, openChatId } from './open-chat';
