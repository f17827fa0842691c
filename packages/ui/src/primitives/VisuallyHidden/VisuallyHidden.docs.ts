import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Text for those who listen: out of sight, in the reading order.',
  whenToUse: [
    'The eye knows from the place what the ear does not: the unit of a figure, the caption of a table.',
    'For a live region whose message is seen otherwise.',
  ],
  whenNotToUse: [
    'The text names a control: `aria-label`, or the `label` of `IconButton`.',
    'It is to be hidden from everybody: do not render it.',
    'It appears on focus: `SkipLink`.',
  ],
  anatomy: [{ component: 'VisuallyHidden', what: 'The `<span>`, one pixel large and clipped.' }],
  states: [],
  keyboard: [],
  accessibility: ['Nothing in it may take the focus: a focus that cannot be seen is lost.'],
  doAndDont: [
    { do: 'Add what is missing: “14 contacts”.', dont: 'Repeat what is written: it would be read twice.' },
    { do: 'Keep sentences short; nobody can skim by ear.', dont: 'Hide instructions that everybody needs.' },
  ],
  synonyms: ['screen reader only', 'sr-only', 'hidden text', 'assistive text'],
  related: ['SkipLink', 'Icon', 'Table'],
};
