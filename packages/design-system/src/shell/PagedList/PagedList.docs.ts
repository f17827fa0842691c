import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'What every list of rows shares: its states, its foot, and the way to all of it.',
  whenToUse: [
    '`ListBody` around the rows of a list: it draws the skeleton, the empty state and the error.',
    '`ListFoot` under rows that grow by Load More; `SeeAll` under a few rows that give way to all of them.',
    '`useListState` and `useSeeAll` in a container, from a query of the client.',
  ],
  whenNotToUse: [
    'The list is complete from the start: `Table` alone.',
    'Only the count and a button: `LoadMore`.',
  ],
  anatomy: [
    { component: 'ListFoot', what: 'Takes the focus when the button that had it goes.' },
    { component: 'LoadMore', what: 'How many are shown, and the button.' },
    { component: 'SeeAll', what: 'The foot that shows all at once.', when: 'in its place' },
    { component: 'Spinner', what: 'How many rows have come so far.', when: 'while `SeeAll` reads' },
    {
      component: 'Notice',
      what: 'What failed, or what the plan withholds.',
      when: 'with `more="failed"` or `limited`',
    },
  ],
  states: [
    { state: 'idle', what: 'More can be asked for.' },
    { state: 'loading', what: 'The button’s line runs; See All shows a spinner for at least 1000 ms.' },
    { state: 'failed', what: 'What is shown is kept; the button tries again.' },
    { state: 'limited="plan"', what: 'A note says what members of other plans see.' },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Loads more, or shows all.' }],
  accessibility: [
    'When the last rows come and the button goes, the foot takes the focus: the next Tab goes on from there.',
    'Counts are a status. The skeleton says “Loading …” once.',
  ],
  doAndDont: [
    {
      do: 'Pass the state whole: `ListState` is one of loading, empty, error, ready.',
      dont: 'Keep three booleans.',
    },
    { do: 'Say how many rows to expect.', dont: 'Leave the skeleton at four rows where fifty come.' },
  ],
  synonyms: ['pagination', 'infinite list', 'see all', 'list states', 'ListBody', 'ListFoot', 'SeeAll'],
  related: ['LoadMore', 'Skeleton', 'EmptyState', 'ErrorState', 'Table'],
};
