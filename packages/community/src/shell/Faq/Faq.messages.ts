export const faqMessages = {
  'faq.title': 'Frequently asked questions',
  'faq.metaDescription':
    'What {brand} is, how to build a network, who sees what you post, where the data comes from, and how to leave.',
} as const;
