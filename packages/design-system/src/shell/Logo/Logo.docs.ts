import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Three flow lines that merge into one, and the name.',
  whenToUse: ['In the masthead, in the footer of a widget, on a page of its own.'],
  whenNotToUse: [
    'Another company’s logo: `Art` with the URL of its picture.',
    'The name in a sentence: plain text.',
  ],
  anatomy: [{ component: 'Logo', what: 'Symbol and name; `variant="mark"` has only the symbol.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'With the name, the name is its accessible name; the symbol alone is an image named by the text `brand`.',
    'Put it into a link where it leads to the home page.',
  ],
  doAndDont: [
    {
      do: 'Change the name with the text `brand`: all sentences follow.',
      dont: 'Write the name next to the symbol yourself.',
    },
    { do: 'Use `tone="ink"` on a colored ground.', dont: 'Recolor the symbol in a sector’s hue.' },
  ],
  synonyms: ['brand', 'wordmark', 'mark', 'trademark', 'Millrace'],
  related: ['Masthead', 'CardFoot'],
};
