export { Messaging, type MessagingProps } from './Messaging';
export { MessagingContainer, type MessagingContainerProps } from './MessagingContainer';
export { type OpenChat, openChatId, readOpenChat } from './open-chat';
