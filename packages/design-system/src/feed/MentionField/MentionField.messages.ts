export const mentionFieldMessages = {
  'mentionField.left':
    '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
  'mentionField.over': '{over, plural, one {# character} other {# characters}} over the limit',
  'mentionField.company': 'Company',
  'mentionField.product': 'Product',
} as const;
