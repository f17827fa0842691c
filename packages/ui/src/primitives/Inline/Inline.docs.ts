import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Children beside each other at one distance, on as many lines as they need.',
  whenToUse: ['For buttons, tags, badges and short facts in a row.'],
  whenNotToUse: [
    'They stand below each other: `Stack`.',
    'They must keep shares of the width: `Columns`.',
    'They are data in rows: `Table`.',
  ],
  anatomy: [{ component: 'Inline', what: 'The `<div>`; children are its direct children.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'It wraps by default, so that nothing is lost at 200 % zoom or 320 px; set `wrap="nowrap"` only where a child can shrink.',
  ],
  doAndDont: [
    {
      do: 'Put the primary button where the reader’s line of thought ends.',
      dont: 'Reorder children by CSS.',
    },
    {
      do: 'Set `align="baseline"` for texts of different size.',
      dont: 'Push a text down with padding until it looks level.',
    },
  ],
  synonyms: ['hstack', 'horizontal', 'row', 'cluster', 'layout', 'flex', 'button group'],
  related: ['Stack', 'Columns'],
};
