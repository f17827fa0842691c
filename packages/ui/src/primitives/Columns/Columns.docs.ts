import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Columns of fixed shares from 768 px on, one below the other up to 767.',
  whenToUse: ['For parts of equal rank, or a wide one with a narrow one beside it.'],
  whenNotToUse: [
    'It is the frame of a page: `Page`, which has the side columns.',
    'They are words or controls in a row: `Inline`.',
    'They are facts about many things: `Table`.',
  ],
  anatomy: [{ component: 'Columns', what: 'The grid; children are its columns.' }],
  states: [],
  keyboard: [],
  accessibility: ['On phones the columns follow in the order of the markup; write the first thing first.'],
  doAndDont: [
    { do: 'Let the longest column set the height.', dont: 'Fix a height so that they end together.' },
    {
      do: 'Use `wideFirst` for text and what belongs to it.',
      dont: 'Split a form of five fields in halves.',
    },
  ],
  synonyms: ['grid', 'layout', 'halves', 'thirds', 'two columns'],
  related: ['Stack', 'Inline', 'Page'],
};
