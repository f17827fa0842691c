export const catalogueFieldMessages = {
  'catalogueField.hint': 'The search starts with {count, plural, one {# character} other {# characters}}.',
} as const;
