export const newConversationMessages = {
  'newConversation.open': 'New message',
  'newConversation.title': 'New message',
  'newConversation.field': 'To',
  'newConversation.hint': 'Type at least 3 letters of a member’s name.',
  'newConversation.add': 'Add {name} to the conversation',
  'newConversation.chosen': 'People in the conversation',
  'newConversation.name': 'Name (optional)',
  'newConversation.nameHint': 'Without a name, the conversation is called by its people.',
  'newConversation.start': 'Start conversation',
  'newConversation.startFailed': 'We couldn’t start the conversation. Try again.',
  'newConversation.none': 'No members found. Check the spelling, or try a last name.',
  'newConversation.failed': 'We couldn’t search members. Try again in a minute.',
} as const;
