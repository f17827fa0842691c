export const comboBoxMessages = {
  'comboBox.suggestions': 'Suggestions',
  'comboBox.loading': 'Searching',
  'comboBox.empty': 'No matches',
  'comboBox.failed': 'The search did not answer. Try again.',
  'comboBox.count': '{count, plural, =0 {No matches} one {# match} other {# matches}}',
} as const;
