import type { LegalDocument, LegalParties } from './legal-document';

/**
 * The terms in English. Not in the message catalogue, which every page carries: this text is for one page, which may
 * have it from its server. @see GAP-011, GAP-046
 */
export const termsOfUse = ({ brand, salesEmail }: LegalParties): LegalDocument => ({
  title: 'Terms of use',
  summary: `What you may expect of ${brand}, and what we expect of you.`,
  since: '2026-11-21',
  sections: [
    {
      id: 'service',
      title: 'What the service is',
      paragraphs: [
        `${brand} is a community for industrial manufacturers, their suppliers, distributors and customers. It shows products, the companies that supply them, and how products go into one another. Reading needs no account; following, posting and writing to people do.`,
        'By creating an account you accept these terms. If you act for a company, you say that you may do so.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'An account is for one person. Give your own name and an e-mail address that you read, and keep your password to yourself. You answer for what is done with your account until you tell us that somebody else uses it.',
      ],
    },
    {
      id: 'content',
      title: 'What you post',
      paragraphs: [
        'What you write and the files that you send stay yours. You let us store them, and show them to those for whom you posted them, for as long as they are posted. Send only what you have the right to send.',
        'Facts about products and companies that you add, such as who supplies what, become part of the network. They may be corrected by others and stay when you leave.',
      ],
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      paragraphs: [
        [
          'False facts about a product, a company or a person.',
          'Speaking for a company that you do not belong to.',
          'Messages or posts in bulk that nobody asked for.',
          'What is against the law, harms others, or tells their secrets.',
          'Getting around limits, or copying the network by machine without our consent.',
        ],
        'We may take down what goes against this and, when it happens again or is serious, close the account. We tell you why.',
      ],
    },
    {
      id: 'accuracy',
      title: 'What we do not promise',
      paragraphs: [
        'The network is crowdsourced. Researchers verify data edits, but we cannot promise that everything is right, complete or always there. We are no party to what members agree among themselves. Check a fact before you rely on it.',
        'Nothing here limits what the law grants you and does not let us limit.',
      ],
    },
    {
      id: 'plans',
      title: 'Paid plans',
      paragraphs: [
        'A paid plan runs for a year from the day on which it is paid. Its price and what it holds are shown before you buy. The basic account costs nothing.',
      ],
    },
    {
      id: 'end',
      title: 'Leaving',
      paragraphs: [
        'You may delete your account at any time, in your profile. Your profile, posts and comments are deleted. Messages that you have written to others stay with them, under the name Former member.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, and how to reach us',
      paragraphs: [
        `When these terms change in a way that concerns you, we write to you before the change holds. Questions: ${salesEmail}.`,
      ],
    },
  ],
});
