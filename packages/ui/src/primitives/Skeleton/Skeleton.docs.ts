import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Reserves the space of loading content, so that the page doesn’t jump.',
  whenToUse: [
    'The server renders without the data, or loading takes more than a moment.',
    '`SkeletonRows` for the rows of a table: as many as expected.',
  ],
  whenNotToUse: [
    'The length of the task is known: `Progress`.',
    'A button was pressed: the button’s `loading`.',
    'The size is unknown: `Spinner`.',
  ],
  anatomy: [
    {
      component: 'Skeleton',
      what: 'One gray shape: a line of text, a seal, a thumbnail, an avatar, a plate.',
    },
    {
      component: 'SkeletonRows',
      what: 'Rows of 44 px, 60 px on phones, with picture, name, word and figure.',
      when: 'for tables',
    },
  ],
  states: [
    {
      state: 'first 150 ms',
      what: 'Present but invisible at first, to avoid a flash. Then it pulses; with reduced motion it stands still.',
    },
  ],
  keyboard: [],
  accessibility: [
    'Hidden from assistive technology. Announce once in a live region that something is loading.',
  ],
  doAndDont: [
    {
      do: 'Show as many rows as expected.',
      dont: 'Show ten for three: the page jumps when they load.',
    },
    {
      do: 'Keep headings and labels real while the data loads.',
      dont: 'Gray out the whole page for one table.',
    },
  ],
  synonyms: ['placeholder', 'loading', 'shimmer', 'ghost', 'SkeletonRows'],
  related: ['Spinner', 'Progress', 'Table', 'PagedList'],
};
