import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Stands where something will be, in its size, so that the page does not jump.',
  whenToUse: [
    'The server renders without the data, or the reader waits for more than a moment.',
    '`SkeletonRows` for the rows of a table: as many as will be there.',
  ],
  whenNotToUse: [
    'The work has a known length: `Progress`.',
    'It is a press of a button: the button’s `loading`.',
    'Nothing of that size will come: `Spinner`.',
  ],
  anatomy: [
    { component: 'Skeleton', what: 'One grey shape: a line of text, a seal, a thumb, an avatar, a plate.' },
    {
      component: 'SkeletonRows',
      what: 'Rows of 44 px, 60 on phones, with art, name, word and figure.',
      when: 'for tables',
    },
  ],
  states: [
    {
      state: 'first 150 ms',
      what: 'It is there, but not seen: what is quick does not flash. Then it pulses; under reduced motion it stands still.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology. Say once beside it, in a live region, that something loads.',
  ],
  doAndDont: [
    {
      do: 'Draw as many rows as the answer will have.',
      dont: 'Draw ten where three come: the page jumps when they do.',
    },
    {
      do: 'Keep headings and labels real while the data comes.',
      dont: 'Grey out the whole page for one table.',
    },
  ],
  synonyms: ['placeholder', 'loading', 'shimmer', 'ghost', 'SkeletonRows'],
  related: ['Spinner', 'Progress', 'Table', 'PagedList'],
};
