import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Long work in figures: what is being done, the percentage, a line.',
  whenToUse: ['An upload, an import, an export: the length is known and it takes seconds or more.'],
  whenNotToUse: [
    'The length is not known, and nothing will tell it: `Spinner`.',
    'A button waits for its answer: `Button` with `loading`.',
    'Content is on its way: `Skeleton`.',
  ],
  anatomy: [
    {
      component: 'Progress',
      what: 'Label, percentage or `detail` in mono, and a native `<progress>` of 4 px.',
    },
    { part: 'runner', what: 'What goes to and fro on the line.', when: 'without a `value`' },
  ],
  states: [
    { state: 'determinate', what: '0 to 1. At 1 the line is full; say what comes next.' },
    {
      state: 'indeterminate',
      what: 'No `value` yet: a part of the line goes to and fro. Under reduced motion the line is hatched.',
    },
  ],
  keyboard: [],
  accessibility: [
    'The `<progress>` element is named by the label and tells its value; the written percentage is hidden so that it is not read twice.',
    'It does not announce each step. Say the end in a live region or a `Toast`.',
  ],
  doAndDont: [
    { do: 'Name the work: “Uploading drape-limits.pdf”.', dont: 'Write “Please wait”.' },
    { do: 'Count what the server has confirmed.', dont: 'Let the line creep to 99 % and wait there.' },
  ],
  synonyms: ['progress bar', 'loading bar', 'upload', 'percentage', 'meter'],
  related: ['Spinner', 'Skeleton', 'Button'],
};
