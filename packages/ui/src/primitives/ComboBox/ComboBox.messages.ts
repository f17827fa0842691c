export const comboBoxMessages = {
  'comboBox.suggestions': 'Suggestions',
  'comboBox.loading': 'Searching',
  'comboBox.empty': 'No matches',
  'comboBox.remove': 'Remove',
  'comboBox.removeHint': 'Press Delete to remove the selected one.',
  'comboBox.failed': 'We couldn’t search. Try again.',
  'comboBox.count': '{count, plural, =0 {No matches} one {# match} other {# matches}}',
} as const;
