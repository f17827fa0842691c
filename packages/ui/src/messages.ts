export { type CreateMessagesOptions, createMessages } from './messages/create-messages';
export { localeDirection } from './messages/direction';
export { en } from './messages/en';
export { MessagesContext, useMessages } from './messages/MessagesContext';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider';
export type {
  Catalogue,
  MessageKey,
  Messages,
  MessageValues,
  RichMessageValues,
  TextDirection,
} from './messages/messages';
