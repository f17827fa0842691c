export const catalogueFieldMessages = {
  'catalogueField.hint': 'Type the first {count, plural, one {letter} other {# letters}}',
  'catalogueField.namesHint':
    'Type at least {count, plural, one {# letter} other {# letters}}, or a shorter name in full',
} as const;
