export const faqMessages = {
  'faq.title': 'Frequently asked questions',
  'faq.metaDescription':
    'Answers about {brand}: how to build a network, who sees your posts, where the data comes from, and how to leave.',
} as const;
