export const messagingMessages = {
  'messaging.none': 'Choose a conversation',
  'messaging.noneHint': 'What was said in it is shown here.',
} as const;
