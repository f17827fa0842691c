export const sampleQuoteRequestMessages = {
  'sampleQuote.title': 'Request a quote: a sample',
  'sampleQuote.note': 'A sample with invented content: nothing of it is sent or kept.',
  'sampleQuote.notSent':
    'This is a sample, so nothing was sent. On a product’s page the same button sends it.',
  'sampleQuote.attachmentHint': 'PDF, Word or Excel, max 5 MB',
} as const;
