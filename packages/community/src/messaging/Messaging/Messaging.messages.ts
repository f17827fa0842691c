export const messagingMessages = {
  'messaging.none': 'No conversation selected',
  'messaging.noneHint': 'Select a conversation, or choose “New message” to write to one member or several.',
  'messaging.people': 'Write to someone you follow',
} as const;
