import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A Lucide icon at our stroke: 1.5 of 24, square caps.',
  whenToUse: [
    'Beside a word that it makes quicker to find.',
    'Alone only where everybody knows it, and then with a `label`.',
  ],
  whenNotToUse: [
    'It can be pressed: `IconButton`.',
    'A word alone is clear: no icon.',
    'It stands for a product or company: `Art`.',
  ],
  anatomy: [{ component: 'Icon', what: 'The `<svg>`, 16 or 20 px, in the colour of the text around it.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology without a `label`; with one it is an image of that name.',
    'It takes the colour of the text, so it has its contrast.',
  ],
  doAndDont: [
    { do: 'Pass the icon itself: `icon={Bell}`.', dont: 'Pass a name in a string: every icon would ship.' },
    { do: 'Use 16 px in text and controls, 20 px alone.', dont: 'Scale it up as an illustration.' },
  ],
  synonyms: ['lucide', 'svg', 'glyph', 'pictogram', 'symbol'],
  related: ['IconButton', 'Button', 'Notice'],
};
