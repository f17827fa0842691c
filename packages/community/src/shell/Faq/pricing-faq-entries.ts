import type { FaqEntry } from './faq-entries';

/**
 * Returns the FAQ of the pricing page in English; the last entry is initially open. Kept out of the message catalogue,
 * like `faqEntries`.
 * @param brand Name of the platform.
 * @see PLAN-012, PLAN-013
 */
export const pricingFaqEntries = (brand: string): readonly FaqEntry[] => [
  {
    id: 'what-it-is',
    question: `What is ${brand}?`,
    answer: [
      `${brand} is a community for manufacturers, their suppliers, distributors and customers. Each product has a page that shows its raw materials, suppliers and applications.`,
    ],
  },
  {
    id: 'difference',
    question: `How does ${brand} differ from other networks?`,
    answer: [
      'Other networks are built around people. Ours is built around products. Follow a material or a machine to see who makes it, who needs it, and what they write about it.',
    ],
  },
  {
    id: 'network',
    question: 'How do I build a network?',
    answer: [
      'Follow the products that you make, buy or sell, and add your company’s products. We use them to find your vendors, customers and connections.',
    ],
  },
  {
    id: 'making-the-most',
    question: 'How do I make the most of it?',
    answer: [
      'Keep your product list complete and post your news. Tag the products and companies in your posts, so that their followers see them. Choose how often you want email alerts.',
    ],
  },
  {
    id: 'size',
    question: 'How large is the community?',
    answer: [
      'It grows as members add products and companies. The home page shows how many products and suppliers are listed today, and each product page shows its own numbers.',
    ],
  },
  {
    id: 'contributions',
    question: 'What does the community contribute?',
    answer: [
      'Members add products, suppliers, materials and end uses. They also update company pages, announce events, and share articles.',
    ],
  },
  {
    id: 'company-types',
    question: 'What types of company are there?',
    answer: [
      'There are manufacturers, distributors, sales agents, publishing houses and exhibition organizers.',
    ],
  },
  {
    id: 'accuracy',
    question: 'How accurate is the data?',
    answer: [
      'The data is crowdsourced, and researchers verify edits against public sources. Check important facts with the supplier.',
    ],
  },
  {
    id: 'getting-started',
    question: 'How do I get started?',
    answer: [
      'Sign up with your work email and open the link that we send you. Then add your company and its products. The free plan needs no credit card.',
    ],
  },
  {
    id: 'who-uses-it',
    question: `Who uses ${brand}?`,
    answer: [
      'Process engineers use it to find materials, buyers to find a second source, and sales managers to find companies that need their products. Editors of trade publications use it, too.',
    ],
  },
];
