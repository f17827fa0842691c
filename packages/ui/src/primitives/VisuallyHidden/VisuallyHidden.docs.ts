import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Text for screen readers: invisible, in the reading order.',
  whenToUse: [
    'Text that is clear only visually: the unit of a figure, the caption of a table.',
    'For a live region whose message is visible elsewhere.',
  ],
  whenNotToUse: [
    'The name of a control: `aria-label`, or the `label` of `IconButton`.',
    'Hidden from everyone: don’t render it.',
    'It appears on focus: `SkipLink`.',
  ],
  anatomy: [{ component: 'VisuallyHidden', what: 'The `<span>`, one pixel in size and clipped.' }],
  states: [],
  keyboard: [],
  accessibility: ['Nothing in it may take the focus, because an invisible focus is lost.'],
  doAndDont: [
    { do: 'Add what is missing: “14 contacts”.', dont: 'Repeat visible text: it would be read twice.' },
    { do: 'Keep sentences short; no one can skim by ear.', dont: 'Hide instructions that everyone needs.' },
  ],
  synonyms: ['screen reader only', 'sr-only', 'hidden text', 'assistive text'],
  related: ['SkipLink', 'Icon', 'Table'],
};
