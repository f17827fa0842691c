export { type CreateMessagesOptions, createMessages } from './messages/create-messages';
export { localeDirection } from './messages/direction';
export { en } from './messages/en';
export { type KeyOf, MessagesContext, useMessages } from './messages/MessagesContext';
export { MessagesProvider, type MessagesProviderProps } from './messages/MessagesProvider';
export type {
  BaseKey,
  Catalogue,
  EnglishTexts,
  ListKind,
  MessageKey,
  Messages,
  MessageValues,
  RichMessageValues,
  TextDirection,
} from './messages/messages';
export { overrideTexts } from './messages/override-texts';
export { figureMessages } from './primitives/Figure/Figure.messages';
export { loadMoreMessages } from './primitives/LoadMore/LoadMore.messages';
