export const legalTextMessages = {
  'legalText.since': 'Holds from {since}.',
} as const;
