import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Three flow lines that merge into one, and the name from the catalogue.',
  whenToUse: ['In the masthead, at the foot of a card on another site, on a page of its own.'],
  whenNotToUse: [
    'It is another company’s mark: `Art` with the address of its picture.',
    'The name stands in a sentence: write it.',
  ],
  anatomy: [{ component: 'Logo', what: 'Mark and word; `variant="mark"` leaves the word out.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'With the word, the word is its name; the mark alone is an image named by the text `brand`.',
    'Where it leads to the front page, put it into a link.',
  ],
  doAndDont: [
    {
      do: 'Change the name by the text `brand` of the catalogue: all sentences follow.',
      dont: 'Write the name beside the mark by hand.',
    },
    { do: 'Use `tone="ink"` on a coloured ground.', dont: 'Recolour the mark in a sector hue.' },
  ],
  synonyms: ['brand', 'wordmark', 'mark', 'trademark', 'Millrace'],
  related: ['Masthead', 'CardFoot'],
};
