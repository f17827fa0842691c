export const errorSummaryMessages = {
  'errorSummary.title':
    '{count, plural, one {One field needs another look} other {# fields need another look}}',
} as const;
