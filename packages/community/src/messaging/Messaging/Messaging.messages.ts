export const messagingMessages = {
  'messaging.none': 'Choose a conversation',
  'messaging.noneHint': 'Select a conversation to read it.',
} as const;
