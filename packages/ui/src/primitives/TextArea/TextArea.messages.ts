export const textAreaMessages = {
  'textArea.limit': 'Up to {limit, plural, one {# character} other {# characters}}.',
  'textArea.count': '{count, number} of {limit, number}',
  'textArea.left': '{left, plural, one {# character} other {# characters}} left',
  'textArea.over': '{over, plural, one {# character} other {# characters}} over the limit',
} as const;
