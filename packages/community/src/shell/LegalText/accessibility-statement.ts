import type { LegalDocument, LegalParties } from './legal-document';

/**
 * The accessibility statement in English: what was made for whom, how it is tested, and what is not good enough yet.
 * @see https://www.w3.org/WAI/planning/statements/
 */
export const accessibilityStatement = ({ brand, salesEmail }: LegalParties): LegalDocument => ({
  title: 'Accessibility statement',
  summary: `${brand} is made so that everybody can use it: by keyboard, with a screen reader, enlarged, in strong contrast, without motion. Where it falls short we say so here, and want to hear of it.`,
  since: '2026-11-23',
  sections: [
    {
      id: 'aim',
      title: 'What we aim at',
      paragraphs: [
        'Level AA of the Web Content Accessibility Guidelines (WCAG) 2.2, for the community, for the widgets on other people’s pages, and for our mails. We hold ourselves to conform in part: what we know to be missing stands below, and nobody but us has examined it yet.',
      ],
    },
    {
      id: 'works',
      title: 'What you can rely on',
      paragraphs: [
        [
          'Everything can be done by keyboard alone, and what has the focus can be seen.',
          'Headings, landmarks, names of controls, and news that appear while you read are told to screen readers.',
          'Text keeps a contrast of 4.5 to 1, marks and controls 3 to 1, in the light and in the dark theme; the colours that you force in your system apply.',
          'Pages can be enlarged to 400 %, or read 320 pixels wide, without scrolling sideways; wide tables and drawings scroll by themselves.',
          'Controls are at least 24 pixels high and wide, on touch screens 44.',
          'Where your system asks for less motion, nothing moves by itself.',
          'The value chain is a tree for keyboards and screen readers, and a table of the same products stands beside it.',
          'A failed form says what to do, beside the field, and keeps what you typed.',
        ],
      ],
    },
    {
      id: 'tested',
      title: 'How it is tested',
      paragraphs: [
        'With each change, programs examine every part in both themes and from right to left, and pages of every kind, by the rules of axe-core; check the contrast of all pairs of colours; and go through the main journeys by keyboard alone. Programs find some faults and overlook others.',
      ],
    },
    {
      id: 'missing',
      title: 'What is not good enough yet',
      paragraphs: [
        [
          'We have not tested with people who depend on assistive technology, nor with each screen reader.',
          'Pictures, videos and documents of members may lack descriptions, captions and structure. Documents can be downloaded, to be opened in a reader of your choice.',
          'Videos from other sites are played by the players of those sites.',
          'This statement, our terms, our privacy policy and our mails are in English, whichever language you choose.',
        ],
      ],
    },
    {
      id: 'contact',
      title: 'Tell us',
      paragraphs: [
        `If something stands in your way, write to ${salesEmail}: what you wanted to do, on which page, and with what browser and assistive technology. We answer within five working days, and give you what you need in another form if it cannot be mended at once.`,
      ],
    },
  ],
});
