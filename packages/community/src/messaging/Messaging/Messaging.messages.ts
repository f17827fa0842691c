export const messagingMessages = {
  'messaging.none': 'No conversation selected',
  'messaging.noneHint': 'Select a conversation to read it.',
} as const;
