import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A task of unknown length, for eyes and ears.',
  whenToUse: ['A short wait without a known shape: search matches, a node of a tree.'],
  whenNotToUse: [
    'The shape of the content is known: `Skeleton`.',
    'The length is known: `Progress`.',
    'A button was pressed: `Button` with `loading`.',
  ],
  anatomy: [{ component: 'Spinner', what: 'The wheel, 14 px, and its label. Role `status`.' }],
  states: [
    { state: 'reduced motion', what: 'The wheel stands still; the label says that the task is running.' },
  ],
  keyboard: [],
  accessibility: [
    'Its label is announced when it appears: “Loading”, or `label`.',
    'Pass `aria-hidden` if the text around it says the same.',
  ],
  doAndDont: [
    { do: 'Show the label if the wait is longer than a second.', dont: 'Cover the page with a spinner.' },
    { do: 'Say what is loading: “Loading applications…”.', dont: 'Show two spinners for one wait.' },
  ],
  synonyms: ['loader', 'loading', 'busy', 'activity indicator', 'throbber'],
  related: ['Skeleton', 'Progress', 'Button'],
};
