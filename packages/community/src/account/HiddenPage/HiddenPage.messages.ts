export const hiddenPageMessages = {
  'hiddenPage.title': 'I am Hidden by choice',
  'hiddenPage.text': 'No other page leads here. If you look for us, write to {address}.',
} as const;
