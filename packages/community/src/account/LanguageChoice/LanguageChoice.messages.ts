export const languageChoiceMessages = {
  'languageChoice.label': 'Language',
  'languageChoice.saved': 'Saved.',
  'languageChoice.title': 'Language',
  'languageChoice.hint':
    '{brand} uses this language wherever you sign in. Posts and messages aren’t translated.',
} as const;
