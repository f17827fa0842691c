export const fieldMessages = {
  'field.optional': '(optional)',
} as const;
