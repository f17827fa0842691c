import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The frame of a page: at most 1376 px wide, with a main part and up to two side columns.',
  whenToUse: [
    'Once around everything between masthead and foot.',
    '`PageMain` holds the content and is where the skip link leads; `PageSide` what belongs beside it.',
  ],
  whenNotToUse: [
    'Parts of the content stand side by side: `Columns`.',
    'The columns are parts of a dialog or a card: `Columns`.',
  ],
  anatomy: [
    { component: 'Page', what: 'The grid, with margins of 32 px, 16 on phones.' },
    { component: 'PageSide', what: 'The `<aside>`; sticks under the masthead from 768 px on.' },
    { component: 'PageMain', what: 'The `<main>` with the id `main`. One on a page.' },
  ],
  states: [
    {
      state: '`narrow`',
      what: 'One column in the middle, at most 680 px: a feed or a form and nothing beside it.',
    },
    { state: 'up to 767 px', what: 'One column; the side column follows below, the left one is gone.' },
    { state: 'from 768 px', what: '`two` and `three` have the right column, 300 px.' },
    { state: 'from 1200 px', what: '`twoStart` has the left column, 236 px; `three` has both.' },
  ],
  keyboard: [],
  accessibility: [
    '`PageMain` takes the focus from `SkipLink` without being a stop of the keyboard.',
    'Give each `PageSide` an `aria-label`: two landmarks of one kind must be told apart.',
    'The left column is not rendered away but hidden below 1200 px: what it holds must be reachable elsewhere.',
  ],
  doAndDont: [
    {
      do: 'Put the heading of level 1 into `PageMain`.',
      dont: 'Put it above, where the skip link jumps past it.',
    },
    {
      do: 'Keep side columns short enough to be seen whole.',
      dont: 'Put the only way to a task into the left column, which phones do not show.',
    },
  ],
  synonyms: ['layout', 'container', 'shell', 'main', 'sidebar', 'grid', 'PageMain', 'PageSide'],
  related: ['SkipLink', 'Columns', 'Masthead'],
  stage: { kind: 'frame', heightPx: 320 },
};
