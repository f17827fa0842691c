import { messagingMessages } from './Messaging/Messaging.messages';
import { newConversationMessages } from './NewConversation/NewConversation.messages';

/** English texts of the area. */
export const messagingTexts = {
  ...messagingMessages,
  ...newConversationMessages,
} as const;
