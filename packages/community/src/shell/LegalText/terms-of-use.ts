import type { LegalDocument, LegalParties } from './legal-document';

/**
 * Returns the terms of use in English. Not part of the message catalogue, which every page loads: only one page needs
 * it, and its server can pass it. @see GAP-011, GAP-046
 */
export const termsOfUse = ({ brand, salesEmail }: LegalParties): LegalDocument => ({
  title: 'Terms of use',
  summary: `Your rights and duties when you use ${brand}, and ours.`,
  since: '2026-11-21',
  sections: [
    {
      id: 'service',
      title: 'Our service',
      paragraphs: [
        `${brand} is a community for industrial manufacturers, their suppliers, distributors and customers. It shows products, the companies that supply them, and how products are made from each other. You can read without an account. You need one to follow, post and write to people.`,
        'By creating an account, you accept these terms. If you act for a company, you confirm that it has authorized you.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'An account is for one person. Use your own name and an email that you read, and keep your password secret. You are responsible for activity in your account until you tell us that someone else is using it.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      paragraphs: [
        'Your texts and files stay yours. You allow us to store them, and to show them to the people you posted them for, as long as they are posted. Post only content that you have the right to post.',
        'Facts about products and companies that you add, such as who supplies what, become part of the network. Others can correct them, and they stay when you leave.',
      ],
    },
    {
      id: 'conduct',
      title: 'Prohibited use',
      paragraphs: [
        [
          'Don’t post false facts about a product, a company or a person.',
          'Don’t speak for a company that you don’t belong to.',
          'Don’t send unsolicited messages or posts in bulk.',
          'Don’t post anything that breaks the law, harms others or reveals their secrets.',
          'Don’t bypass limits, and don’t copy the network by machine without our consent.',
        ],
        'We can remove content that breaks these rules. If it is serious or happens again, we can close the account. We’ll tell you why.',
      ],
    },
    {
      id: 'accuracy',
      title: 'No warranty',
      paragraphs: [
        'The network is crowdsourced. Researchers verify data edits, but we can’t promise that everything is correct, complete or always available. We aren’t a party to agreements between members. Check facts before you rely on them.',
        'Nothing in these terms limits rights that you have under mandatory law.',
      ],
    },
    {
      id: 'plans',
      title: 'Paid plans',
      paragraphs: [
        'A paid plan runs for a year from the day of payment. You see its price and its features before you buy. The basic account is free.',
      ],
    },
    {
      id: 'end',
      title: 'Leaving',
      paragraphs: [
        'You can delete your account in your profile at any time. This deletes your profile, posts and comments. People keep the messages that you wrote to them, under the name Former member.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      paragraphs: [
        `If these terms change in a way that affects you, we’ll write to you before the change takes effect. Questions: ${salesEmail}.`,
      ],
    },
  ],
});
