export const catalogueFieldMessages = {
  'catalogueField.hint': 'Type the first {count, plural, one {letter} other {# letters}}',
  'catalogueField.namesHint':
    'Type the first {count, plural, one {letter} other {# letters}}, or a whole short name, such as 3M',
} as const;
