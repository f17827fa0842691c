export const sampleQuoteRequestMessages = {
  'sampleQuote.title': 'Sample: request a quote',
  'sampleQuote.note': 'This sample has invented content. Nothing is sent or saved.',
  'sampleQuote.notSent':
    'This is a sample, so nothing was sent. On a product page, this button sends your request.',
  'sampleQuote.attachmentHint': 'PDF, Word or Excel, up to 5 MB',
} as const;
