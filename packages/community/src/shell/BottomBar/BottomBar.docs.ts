import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The bar at the foot of a phone’s window: sections for members, the way in for guests.',
  whenToUse: ['Once on every page, after everything else. It shows itself up to 767 px and not above.'],
  whenNotToUse: ['Acts of a page: they stand beside its title.', 'Views of one page: `TabNav`.'],
  anatomy: [
    {
      component: 'BottomBar',
      what: 'The room that the end of the page keeps clear; the bar is fixed in it.',
    },
    { component: 'Icon', what: 'One above each section’s name.', when: 'for members' },
    { part: 'unread', what: 'A dot on the icon: something there is unread.', when: 'with `unread`' },
    { component: 'ButtonLink', what: '“Sign Up” and “Log In”.', when: 'for guests' },
  ],
  states: [{ state: 'aria-current', what: 'The section that is open: a band in the accent above it.' }],
  keyboard: [{ keys: ['Tab'], does: 'Comes to it last, after the page.' }],
  accessibility: [
    'A navigation of its own, named “Sections” for members and “Account” for guests.',
    'The document has a scroll padding, so that what is focused does not end up under it.',
    'Targets are 60 px high, and clear of the gesture area of phones without a button.',
  ],
  doAndDont: [
    { do: 'Pass the `places` that exist.', dont: 'Show a section that leads nowhere.' },
    { do: 'Keep the four words.', dont: 'Add a fifth; on 320 px they no longer fit.' },
  ],
  synonyms: ['tab bar', 'bottom navigation', 'mobile menu', 'dock', 'footer bar'],
  related: ['Masthead', 'TabNav', 'Page'],
  stage: { kind: 'frame', heightPx: 200 },
};
