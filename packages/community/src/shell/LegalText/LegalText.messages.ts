export const legalTextMessages = {
  'legalText.contents': 'Contents',
  'legalText.since': 'Effective {since}',
} as const;
