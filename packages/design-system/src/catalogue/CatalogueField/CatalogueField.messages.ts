export const catalogueFieldMessages = {
  'catalogueField.hint': 'Type at least {count, plural, one {# character} other {# characters}}',
} as const;
