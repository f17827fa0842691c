export const languageChoiceMessages = {
  'languageChoice.label': 'Language',
  'languageChoice.title': 'Language',
  'languageChoice.hint':
    'The language of {brand} on every device on which you sign in. What members write is not translated.',
} as const;
