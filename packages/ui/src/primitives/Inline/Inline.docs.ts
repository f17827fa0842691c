import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Children next to each other with equal gaps, wrapping as needed.',
  whenToUse: ['For buttons, tags, badges and short facts in a row.'],
  whenNotToUse: [
    'They’re stacked: `Stack`.',
    'They keep shares of the width: `Columns`.',
    'Data in rows: `Table`.',
  ],
  anatomy: [{ component: 'Inline', what: 'The `<div>`; children are its direct children.' }],
  states: [],
  keyboard: [],
  accessibility: [
    'It wraps by default, so that nothing is lost at 200% zoom or 320 px; set `wrap="nowrap"` only if a child can shrink.',
  ],
  doAndDont: [
    {
      do: 'Put the primary button where the reader arrives last.',
      dont: 'Reorder children by CSS.',
    },
    {
      do: 'Set `align="baseline"` for texts of different sizes.',
      dont: 'Push a text down with padding until it looks aligned.',
    },
  ],
  synonyms: ['hstack', 'horizontal', 'row', 'cluster', 'layout', 'flex', 'button group'],
  related: ['Stack', 'Columns'],
};
