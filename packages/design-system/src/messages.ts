export type {
  Catalogue,
  MessageKey,
  Messages,
  MessageValues,
  RichMessageValues,
  TextDirection,
} from '@millrace/ui/messages';
export { localeDirection, MessagesContext, useMessages } from '@millrace/ui/messages';
export { type CreateMessagesOptions, createMessages } from './messages/create-messages';
export { en } from './messages/en';
