import type { FaqEntry } from './faq-entries';

/**
 * The questions of the page of prices in English; the last is open at first. Beside `faqEntries`, and for one page.
 *
 * @param brand Name of the platform.
 * @see PLAN-012, PLAN-013
 */
export const pricingFaqEntries = (brand: string): readonly FaqEntry[] => [
  {
    id: 'what-it-is',
    question: `What is ${brand}?`,
    answer: [
      `${brand} is a community for manufacturers, their suppliers, distributors and customers. Each product has a page that says what it is made of, who supplies it, and what it goes into.`,
    ],
  },
  {
    id: 'difference',
    question: `How does ${brand} differ from other networks?`,
    answer: [
      'Other networks are built around people. Here people meet about products: you follow a material or a machine, and see who makes it, who needs it, and what they write about it.',
    ],
  },
  {
    id: 'network',
    question: 'How do I build a network?',
    answer: [
      'Follow the products that you make, buy or sell, and add those of your company. Vendors, customers and connections are found from them.',
    ],
  },
  {
    id: 'making-the-most',
    question: 'How do I make the most of it?',
    answer: [
      'Keep the list of your products complete, post what is new about them, and tag the products and companies that it is about: their followers see it. Choose how often you want e-mail alerts.',
    ],
  },
  {
    id: 'size',
    question: 'How large is the community?',
    answer: [
      'It grows as members add products and companies. The start page counts the products and suppliers that are listed today, and each product’s page counts its own.',
    ],
  },
  {
    id: 'contributions',
    question: 'What does the community contribute?',
    answer: [
      'Members add products, suppliers, materials and end uses, correct what is wrong on the pages of companies, announce events, and share articles.',
    ],
  },
  {
    id: 'company-types',
    question: 'What types of company are there?',
    answer: ['Manufacturers, distributors, sales agents, publishing houses and exhibition organisers.'],
  },
  {
    id: 'accuracy',
    question: 'How accurate is the data?',
    answer: [
      'It is crowdsourced, and researchers verify edits against what can be looked up. Ask a supplier before you rely on a fact that matters to you.',
    ],
  },
  {
    id: 'getting-started',
    question: 'How do I get started?',
    answer: [
      'Sign up with your work e-mail and open the link that we send you. You are then asked for your company and its products. The free plan needs no card.',
    ],
  },
  {
    id: 'who-uses-it',
    question: `Who uses ${brand}?`,
    answer: [
      'Process engineers who look for a material, buyers who look for a second source, sales managers who look for the makers of what their product goes into, and editors of trade publications.',
    ],
  },
];
