/** One question of the FAQ and its answer, in plain text. */
export interface FaqEntry {
  /** Fragment identifier of the entry. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

/**
 * Returns the FAQ in English. Not part of the message catalogue, which every page loads: only one page needs it, and
 * its server can pass it.
 *
 * @param brand Name of the platform.
 * @see MKT-018, MKT-019, MKT-020, GAP-046
 */
export const faqEntries = (brand: string): readonly FaqEntry[] => [
  {
    id: 'what-it-is',
    question: `What is ${brand}?`,
    answer: [
      `${brand} is a community for high-tech manufacturers, their suppliers, distributors and customers. It’s built around products. Each product has a page that shows its raw materials, suppliers, applications and potential customers.`,
    ],
  },
  {
    id: 'who-it-is-for',
    question: 'Who is it for?',
    answer: [
      'It’s for people who make, buy, sell or write about industrial products: process engineers, buyers, sales managers and editors. We cover eight sectors: optical fiber, photovoltaic, UV/EB curing, lithium-ion, additive manufacturing, carbon fiber, semiconductor and green hydrogen.',
    ],
  },
  {
    id: 'without-account',
    question: 'What can I see without an account?',
    answer: [
      'You can search, read product and company pages, explore value chains, and read the latest posts about a product. You need an account to follow, post, comment, write to people, and see complete lists.',
    ],
  },
  {
    id: 'account',
    question: 'How do I create an account?',
    answer: [
      'Choose Join Now and fill in the form. We ask for your name, country, company and role, your email and a password. Then open the link that we email you to create your account.',
    ],
  },
  {
    id: 'registration',
    question: 'Why do you ask for my work email when I sign up?',
    answer: [
      'Your work email shows that you belong to the company on your profile. Other members never see the address. You use it to sign in and to get the emails that you choose.',
    ],
  },
  {
    id: 'network',
    question: 'How do I build my network?',
    answer: [
      'Follow the products that you make, buy or sell, and the companies and people that you work with. Then add your company’s products. We use them to find your vendors and customers, and add the people there to your connections.',
    ],
  },
  {
    id: 'profile-types',
    question: 'What types of profile are there?',
    answer: [
      'There are profiles of products, companies and people. A person can belong to a company, and a company supplies products. Companies are manufacturers, distributors, publishing houses, exhibition organizers or sales agents.',
    ],
  },
  {
    id: 'articles',
    question: 'Who sees the articles that I post?',
    answer: [
      'You choose for each post. Anyone can see a public post, also on the pages of the products and companies that you tag. Only you and the people that you tag can see a private post.',
    ],
  },
  {
    id: 'sources',
    question: 'Where does the data come from?',
    answer: [
      'The network is crowdsourced: members add products, companies, suppliers and the links between them. We started with public sources, such as trade classifications and directories of manufacturers.',
    ],
  },
  {
    id: 'editing',
    question: 'Can I edit the data?',
    answer: [
      'Yes. When you’re signed in, you can edit company pages and add suppliers, materials and end uses to a product. Our editors change the names and descriptions of products. Write to us if you find a mistake in one.',
    ],
  },
  {
    id: 'accuracy',
    question: 'How accurate is it?',
    answer: [
      'Researchers verify data edits against public sources. Still, we can’t promise that everything is correct and complete. Check important facts with the supplier, and tell us if you find a mistake.',
    ],
  },
  {
    id: 'ownership',
    question: 'Who owns what I add?',
    answer: [
      'You do. Your posts and files stay yours, and you allow us to show them where you put them. No one owns facts about products and companies, such as who supplies what. They stay in the network when you leave.',
    ],
  },
  {
    id: 'company',
    question: 'How do I list my company?',
    answer: [
      'Search for it first, in case it’s already listed. If it isn’t, add it when you sign up or in your profile. Then add the products that it supplies.',
    ],
  },
  {
    id: 'removal',
    question: 'How do I remove my profile?',
    answer: [
      'Open your profile and choose Delete account. This deletes your profile, posts and comments. People keep the messages that you wrote to them, under the name Former member.',
    ],
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: [
      'The basic account is free. Paid plans show all suppliers and potential customers, list your company first on its product pages, and let you start conversations with people at other companies.',
    ],
  },
  {
    id: 'help',
    question: 'I didn’t find my answer here. What now?',
    answer: [
      'Write to us. The Contact Us page has a form, our email and our postal address. A person will reply.',
    ],
  },
];
