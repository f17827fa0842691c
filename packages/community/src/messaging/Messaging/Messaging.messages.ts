export const messagingMessages = {
  'messaging.none': 'No conversation selected',
  'messaging.noneHint': 'Select a conversation, or choose “New message” to write to one member or several.',
} as const;
