import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Children below each other at one distance.',
  whenToUse: ['For parts of a page, a form or a panel that follow each other.'],
  whenNotToUse: [
    'They stand beside each other: `Inline`.',
    'They share the width in fixed parts: `Columns`.',
    'The distances differ: nest one stack in another.',
  ],
  anatomy: [{ component: 'Stack', what: 'The `<div>`; children are its direct children.' }],
  states: [],
  keyboard: [],
  accessibility: ['Order on the screen is the order of the markup, which is the order of the keyboard.'],
  doAndDont: [
    {
      do: 'Space by the parent’s `gap`.',
      dont: 'Give children outer margins: components have none.',
    },
    { do: 'Pick a step of the 4 px grid.', dont: 'Write 10 px because it fits the picture.' },
  ],
  synonyms: ['vstack', 'vertical', 'layout', 'gap', 'spacing', 'flex column'],
  related: ['Inline', 'Columns', 'Page'],
};
