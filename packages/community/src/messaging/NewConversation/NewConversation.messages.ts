export const newConversationMessages = {
  'newConversation.open': 'New message',
  'newConversation.title': 'New message',
  'newConversation.field': 'To',
  'newConversation.hint': 'Type at least 3 letters of a member’s name.',
  'newConversation.none': 'No members found. Check the spelling, or try a last name.',
  'newConversation.failed': 'We couldn’t search members. Try again in a minute.',
} as const;
