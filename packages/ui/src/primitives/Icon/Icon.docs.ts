import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A Lucide icon with our stroke: 1.5 of 24, square caps.',
  whenToUse: [
    'Next to a word that it makes quicker to find.',
    'Alone only if everyone knows it, and then with a `label`.',
  ],
  whenNotToUse: [
    'It can be pressed: `IconButton`.',
    'A word alone is clear: no icon.',
    'A product or company: `Art`.',
  ],
  anatomy: [{ component: 'Icon', what: 'The `<svg>`, 16 or 20 px, in the color of the text around it.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology without a `label`; with one it’s an image with that name.',
    'It has the text’s color and therefore its contrast.',
  ],
  doAndDont: [
    {
      do: 'Pass the icon itself: `icon={Bell}`.',
      dont: 'Pass the name as a string: every icon would be bundled.',
    },
    { do: 'Use 16 px in text and controls, 20 px alone.', dont: 'Scale it up as an illustration.' },
  ],
  synonyms: ['lucide', 'svg', 'glyph', 'pictogram', 'symbol'],
  related: ['IconButton', 'Button', 'Notice'],
};
