export const mentionFieldMessages = {
  'mentionField.left':
    '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
  'mentionField.over': '{over, plural, one {# character too many} other {# characters too many}}',
  'mentionField.company': 'Company',
  'mentionField.product': 'Product',
} as const;
