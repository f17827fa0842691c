export const comboBoxMessages = {
  'comboBox.suggestions': 'Suggestions',
  'comboBox.loading': 'Searching',
  'comboBox.empty': 'No matches',
  'comboBox.remove': 'Remove',
  'comboBox.removeHint': 'Delete removes the active one.',
  'comboBox.failed': 'The search did not answer. Try again.',
  'comboBox.count': '{count, plural, =0 {No matches} one {# match} other {# matches}}',
} as const;
