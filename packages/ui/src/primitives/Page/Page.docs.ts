import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The frame of a page: up to 1376 px wide, with a main part and up to two side columns.',
  whenToUse: [
    'Once around everything between masthead and footer.',
    '`PageMain` contains the content and is the target of the skip link; `PageSide` contains related content.',
  ],
  whenNotToUse: [
    'Parts of the content are side by side: `Columns`.',
    'Columns in a dialog or a card: `Columns`.',
  ],
  anatomy: [
    { component: 'Page', what: 'The grid, with margins of 32 px, 16 on phones.' },
    { component: 'PageSide', what: 'The `<aside>`; sticks below the masthead from 768 px.' },
    { component: 'PageMain', what: 'The `<main>` with the ID `main`. One per page.' },
  ],
  states: [
    {
      state: '`narrow`',
      what: 'A single column in the middle, up to 680 px: a feed or a form.',
    },
    { state: 'up to 767 px', what: 'One column; the right column moves below, the left one is hidden.' },
    { state: 'from 768 px', what: '`two` and `three` have the right column, 300 px.' },
    { state: 'from 1200 px', what: '`twoStart` has the left column, 236 px; `three` has both.' },
  ],
  keyboard: [],
  accessibility: [
    '`PageMain` accepts the focus from `SkipLink` without being a tab stop.',
    'Give each `PageSide` an `aria-label`: two landmarks of one kind must be distinguishable.',
    'The left column is hidden below 1200 px, not removed: its content must be reachable elsewhere.',
  ],
  doAndDont: [
    {
      do: 'Put the level 1 heading into `PageMain`.',
      dont: 'Put it above, where the skip link jumps past it.',
    },
    {
      do: 'Keep side columns short enough to be visible as a whole.',
      dont: 'Put the only access to a task into the left column, which phones don’t show.',
    },
  ],
  synonyms: ['layout', 'container', 'shell', 'main', 'sidebar', 'grid', 'PageMain', 'PageSide'],
  related: ['SkipLink', 'Columns', 'Masthead'],
  stage: { kind: 'frame', heightPx: 320 },
};
