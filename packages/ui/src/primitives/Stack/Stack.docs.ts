import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Stacked children with equal gaps.',
  whenToUse: ['For consecutive parts of a page, a form or a panel.'],
  whenNotToUse: [
    'They’re side by side: `Inline`.',
    'They share the width: `Columns`.',
    'The gaps differ: nest stacks.',
  ],
  anatomy: [{ component: 'Stack', what: 'The `<div>`; children are its direct children.' }],
  states: [],
  keyboard: [],
  accessibility: ['Visual order is markup order, which is tab order.'],
  doAndDont: [
    {
      do: 'Set spacing with the parent’s `gap`.',
      dont: 'Give children margins: components have none.',
    },
    { do: 'Pick a step of the 4 px grid.', dont: 'Write 10 px because it fits the picture.' },
  ],
  synonyms: ['vstack', 'vertical', 'layout', 'gap', 'spacing', 'flex column'],
  related: ['Inline', 'Columns', 'Page'],
};
