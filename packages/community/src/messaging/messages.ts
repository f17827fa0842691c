import { messagingMessages } from './Messaging/Messaging.messages';

/** The English texts of the area. */
export const messagingTexts = {
  ...messagingMessages,
} as const;
