export const errorSummaryMessages = {
  'errorSummary.title': '{count, plural, one {Check one field} other {Check # fields}}',
} as const;
