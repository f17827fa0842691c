export const legalTextMessages = {
  'legalText.since': 'Effective {since}',
} as const;
