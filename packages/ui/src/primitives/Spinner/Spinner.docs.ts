import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Work of unknown length, for those who look and those who listen.',
  whenToUse: ['A short wait in a place that has no shape yet: matches of a search, a node of a tree.'],
  whenNotToUse: [
    'The shape of what comes is known: `Skeleton`.',
    'The length is known: `Progress`.',
    'A button was pressed: `Button` with `loading`.',
  ],
  anatomy: [{ component: 'Spinner', what: 'The wheel, 14 px, and its label. Role `status`.' }],
  states: [
    { state: 'reduced motion', what: 'The wheel stands still; the label says that work is going on.' },
  ],
  keyboard: [],
  accessibility: [
    'Its label is announced when it appears: “Loading”, or what `label` says.',
    'Where the text around it says the same, pass `aria-hidden`.',
  ],
  doAndDont: [
    { do: 'Show the label where the wait is longer than a second.', dont: 'Cover the page with a spinner.' },
    { do: 'Say what is fetched: “Fetching Applications …”.', dont: 'Show two spinners for one wait.' },
  ],
  synonyms: ['loader', 'loading', 'busy', 'activity indicator', 'throbber'],
  related: ['Skeleton', 'Progress', 'Button'],
};
