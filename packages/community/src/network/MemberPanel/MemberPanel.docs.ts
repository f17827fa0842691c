import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The member’s own column: photo, place of work, network, followed products.',
  whenToUse: [
    'On the left of a member’s own pages, in a `Page` with a left column, from 1200 px: `MemberPanelContainer`.',
    'Below 1200 px, in the page itself: `MemberNetworkContainer`.',
  ],
  whenNotToUse: ['For guests, who have none.', 'Somebody else’s profile.'],
  anatomy: [
    { component: 'MemberPanel', what: 'The column, a `PageSide` that scrolls with the page.' },
    { part: 'head', what: 'Photo, name, designation, company.' },
    { component: 'ProfilePhoto', what: 'What is passed as `photo`.' },
    {
      part: 'links',
      what: '“Network Connections” and “Network Feed”, and in “My Connections” the vendors and customers; each with how many, once that is known.',
    },
    { component: 'Accordion', what: 'Holds “My Connections” and “Followed Products”, open at first.' },
    {
      part: 'products',
      what: 'The first ten, each with the band of its sector.',
      when: 'when there are any',
    },
    {
      component: 'MemberNetwork',
      what: 'The ways to one’s lists, in a column of the page itself.',
      when: 'below 1200 px, where the panel is gone',
    },
  ],
  states: [
    { state: 'idle', what: 'On the head: it stands in its place.' },
    {
      state: 'fixed',
      what: 'On the head, scrolled further than 400 px: one line of who it is, under the masthead.',
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Opens and closes “My Connections” and “Followed Products”.' },
  ],
  accessibility: [
    'A complementary landmark named “Your account”.',
    'Below 1200 px it is gone: what it holds is on `/profile` and `/myproduct` as well.',
    'What is below keeps its place when the head becomes fixed.',
  ],
  doAndDont: [
    { do: 'Say “Add designation” and “Add Company” where they are unknown.', dont: 'Leave the lines empty.' },
  ],
  synonyms: ['left panel', 'sidebar', 'account panel', 'profile card', 'who am I'],
  related: ['ProfilePhoto', 'FollowedProductTable', 'Page', 'Masthead'],
  stage: { kind: 'frame', heightPx: 480 },
};
