export const textAreaMessages = {
  'textArea.limit': 'At most {limit, plural, one {# character} other {# characters}}.',
  'textArea.count': '{count, number} of {limit, number}',
  'textArea.left': '{left, plural, one {# character} other {# characters}} left',
  'textArea.over': '{over, plural, one {# character} other {# characters}} too many',
} as const;
