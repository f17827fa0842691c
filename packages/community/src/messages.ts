export { type CreateMessagesOptions, createMessages } from './messages/create-messages';
export { en } from './messages/en';
