import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The progress of a longer task: its name, the percentage, a bar.',
  whenToUse: ['An upload, an import, an export: the length is known and it takes seconds or more.'],
  whenNotToUse: [
    'The length is unknown and stays so: `Spinner`.',
    'A button waits for its reply: `Button` with `loading`.',
    'Content is loading: `Skeleton`.',
  ],
  anatomy: [
    {
      component: 'Progress',
      what: 'Label, percentage or `detail` in mono, and a native `<progress>` of 4 px.',
    },
    { part: 'runner', what: 'A part of the bar moves back and forth.', when: 'without a `value`' },
  ],
  states: [
    { state: 'determinate', what: '0 to 1. At 1 the bar is full; say what comes next.' },
    {
      state: 'indeterminate',
      what: 'No `value` yet: a part of the bar moves back and forth. With reduced motion the bar is hatched.',
    },
  ],
  keyboard: [],
  accessibility: [
    'The `<progress>` element is named by the label and has the value; the written percentage is hidden, so that it isn’t read twice.',
    'It doesn’t announce each step. Announce the end in a live region or a `Toast`.',
  ],
  doAndDont: [
    { do: 'Name the task: “Uploading drape-limits.pdf”.', dont: 'Write “Please wait”.' },
    { do: 'Count what the server has confirmed.', dont: 'Let the bar creep to 99% and wait there.' },
  ],
  synonyms: ['progress bar', 'loading bar', 'upload', 'percentage', 'meter'],
  related: ['Spinner', 'Skeleton', 'Button'],
};
