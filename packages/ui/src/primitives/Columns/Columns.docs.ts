import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Columns with fixed shares from 768 px; stacked up to 767 px.',
  whenToUse: ['For equally important parts, or a wide one next to a narrow one.'],
  whenNotToUse: [
    'The frame of a page: `Page`, which has side columns.',
    'Words or controls in a row: `Inline`.',
    'Facts about many items: `Table`.',
  ],
  anatomy: [{ component: 'Columns', what: 'The grid; children are its columns.' }],
  states: [],
  keyboard: [],
  accessibility: ['On phones the columns follow in markup order; write the most important one first.'],
  doAndDont: [
    { do: 'Let the longest column set the height.', dont: 'Set a fixed height so that they end together.' },
    {
      do: 'Use `wideFirst` for text with side notes.',
      dont: 'Split a form of five fields in half.',
    },
  ],
  synonyms: ['grid', 'layout', 'halves', 'thirds', 'two columns'],
  related: ['Stack', 'Inline', 'Page'],
};
