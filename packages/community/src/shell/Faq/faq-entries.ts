/** One question of the FAQ and its answer, in plain text. */
export interface FaqEntry {
  /** For its address on the page. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
}

/**
 * The FAQ in English. Not in the message catalogue, which every page carries: this text is for one page, which may
 * have it from its server.
 *
 * @param brand Name of the platform.
 * @see MKT-018, MKT-019, MKT-020, GAP-046
 */
export const faqEntries = (brand: string): readonly FaqEntry[] => [
  {
    id: 'what-it-is',
    question: `What is ${brand}?`,
    answer: [
      `${brand} is a community for high-tech manufacturers, their suppliers, distributors and customers. It is built around products: each has a page that says what it is made of, who supplies it, where it ends up, and who may want to buy it.`,
    ],
  },
  {
    id: 'who-it-is-for',
    question: 'Who is it for?',
    answer: [
      'For people who make, buy, sell or write about industrial products: process engineers, buyers, sales managers, editors. Eight sectors are served: optical fiber, photovoltaic, UV/EB curing, lithium-ion, additive manufacturing, carbon fiber, semiconductor and green hydrogen.',
    ],
  },
  {
    id: 'without-account',
    question: 'What can I see without an account?',
    answer: [
      'Product and company pages, the value chains between products, the newest posts about a product, and the search. Following, posting, commenting and writing to people need an account, and so does the rest of a list that is cut short for guests.',
    ],
  },
  {
    id: 'account',
    question: 'How do I create an account?',
    answer: [
      'Choose Join Now and fill in the form: your name, your country, your company, what you do there, an e-mail address and a password. We send a link to that address. The account exists once you have opened it.',
    ],
  },
  {
    id: 'registration',
    question: 'Why do you ask for my work e-mail when I register?',
    answer: [
      'Because members want to know that they talk with somebody of the company that a profile names. The address itself is shown to nobody; it is for signing in and for the mails that you ask for.',
    ],
  },
  {
    id: 'network',
    question: 'How do I build my network?',
    answer: [
      'Follow the products that you make, buy or sell, and the companies and people that you work with. Add the products of your company: the lists of its vendors and customers are built from them, and their people are among your connections.',
    ],
  },
  {
    id: 'profile-types',
    question: 'What types of profile are there?',
    answer: [
      'Products, companies and people. A person may belong to a company; a company supplies products. A company may be a manufacturer, a distributor, a publishing house, an exhibition organiser or a sales agent.',
    ],
  },
  {
    id: 'articles',
    question: 'Who sees the articles that I post?',
    answer: [
      'You choose with each post. A public post is seen by anyone in the network, and on the pages of the products and companies that you tag. A private one is seen by you and by those whom you tag.',
    ],
  },
  {
    id: 'sources',
    question: 'Where does the data come from?',
    answer: [
      'The network is crowdsourced: members add products, companies, suppliers and the links between them. The catalogue began with public sources, such as lists of goods and registers of manufacturers.',
    ],
  },
  {
    id: 'editing',
    question: 'Can I edit the data?',
    answer: [
      'Yes. Once you have signed in, you can add what is missing and correct what is wrong on the page of a company, and add suppliers, materials and end uses to a product. Names and descriptions of products are changed by our editors: write to us when one is not right.',
    ],
  },
  {
    id: 'accuracy',
    question: 'How accurate is it?',
    answer: [
      'Researchers verify data edits against what can be looked up. Even so, we cannot promise that everything is right or complete. Ask a supplier before you rely on a fact that matters to you, and tell us of what you find wrong.',
    ],
  },
  {
    id: 'ownership',
    question: 'Who owns what I add?',
    answer: [
      'You do. What you post, and the files that you send, stay yours; you let us show them where you put them. Facts about products and companies, such as who supplies what, are nobody’s own: they stay in the network when you leave.',
    ],
  },
  {
    id: 'company',
    question: 'How do I list my company?',
    answer: [
      'Search for it first: it may be there already. If not, add it while you register or in your profile. Link your profile with it, then add the products that it supplies.',
    ],
  },
  {
    id: 'removal',
    question: 'How do I remove my profile?',
    answer: [
      'Open your profile and choose Delete account. Your profile, your posts and your comments are deleted. Messages that you have written to others stay with them, under the name Former member.',
    ],
  },
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: [
      'The basic account is free. Paid plans show the lists of suppliers and potential customers in full, list your company first on its products, and let you write to the people behind a company.',
    ],
  },
  {
    id: 'help',
    question: 'I did not find my answer here. What now?',
    answer: [
      'Write to us: the page Contact Us has a form, our e-mail address and our postal address. A person answers.',
    ],
  },
];
