export const hiddenPageMessages = {
  'hiddenPage.title': 'I am Hidden by choice',
  'hiddenPage.text': 'This page isn’t linked anywhere. Contact us at {address}.',
} as const;
