import type { LegalDocument, LegalParties } from './legal-document';

/**
 * Returns the accessibility statement in English: goals, testing, and known gaps.
 * @see https://www.w3.org/WAI/planning/statements/
 */
export const accessibilityStatement = ({ brand, salesEmail }: LegalParties): LegalDocument => ({
  title: 'Accessibility statement',
  summary: `${brand} is made for everyone: by keyboard, with a screen reader, enlarged, in high contrast, without motion. This page lists its known gaps. Tell us if you find another.`,
  since: '2026-11-23',
  sections: [
    {
      id: 'aim',
      title: 'Our goal',
      paragraphs: [
        'We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 in the community, in widgets on other sites, and in our emails. By our own assessment, we conform partially: the known gaps are listed below. No one else has reviewed this yet.',
      ],
    },
    {
      id: 'works',
      title: 'What works',
      paragraphs: [
        [
          'You can do everything by keyboard, and the focus is always visible.',
          'Screen readers announce headings, landmarks, names of controls, and updates while you read.',
          'Text has a contrast of 4.5 to 1, and marks and controls 3 to 1, in the light and the dark theme. The forced colors of your system apply.',
          'You can enlarge pages to 400%, or read them 320 pixels wide, without scrolling sideways. Only wide tables and drawings scroll within the page.',
          'Controls are at least 24 pixels high and wide, and 44 on touch screens.',
          'If your system asks for less motion, nothing moves on its own.',
          'The value chain works as a tree for keyboards and screen readers, with a table of the same products beside it.',
          'A form with a mistake says how to fix it, next to the field, and keeps your text.',
        ],
      ],
    },
    {
      id: 'tested',
      title: 'How we test',
      paragraphs: [
        'With each change, automated tests check every component in both themes and from right to left, and pages of every kind, with axe-core. They check the contrast of all pairs of colors and go through the main tasks by keyboard. Automated tests don’t find everything.',
      ],
    },
    {
      id: 'missing',
      title: 'Known gaps',
      paragraphs: [
        [
          'We haven’t tested with people who rely on assistive technology, or with every screen reader.',
          'Pictures, videos and documents from members might lack descriptions, captions or structure. You can download documents and open them in a reader of your choice.',
          'Videos from other sites use the players of those sites.',
          'This statement, our terms, our privacy policy and our emails are in English, whichever language you choose.',
        ],
      ],
    },
    {
      id: 'contact',
      title: 'Contact us',
      paragraphs: [
        `If you run into a problem, write to ${salesEmail}. Tell us what you wanted to do, on which page, and with which browser and assistive technology. We reply within five working days, and give you what you need in another form if we can’t fix it right away.`,
      ],
    },
  ],
});
