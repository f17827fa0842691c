import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Posts, newest first: one’s own network, a member, a product or a company.',
  whenToUse: ['As the main content of a page or of a tab.'],
  whenNotToUse: [
    'The newest few, to lead to the feed: `ActivitySummary`.',
    'One post alone, with all that can be done with it: `FeedPost`; its look: `PostCard`.',
  ],
  anatomy: [
    { component: 'Feed', what: 'The section, named by its heading.' },
    { component: 'ButtonLink', what: 'Leads to the same for feed readers.', when: 'with `atomHref`' },
    {
      component: 'Progress',
      what: 'The line of an update, which goes 400 ms after the posts came.',
      when: 'while the feed is read anew',
    },
    { component: 'Button', what: 'Leads to posts that came meanwhile; it stays below the masthead.' },
    {
      component: 'PostCard',
      what: 'Each post; only those near the window are drawn.',
      when: 'in `FeedContainer`; here `renderPost` decides',
    },
    { component: 'ListFoot', what: 'How many are shown, and the way to more.' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton` with avatars.' },
    { state: 'empty', what: 'Says what will be here.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    {
      state: 'ready',
      what: 'The posts, and after the last one that it was the last, or, to guests, the way to all.',
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes through each post and its actions; the post that has the focus stays drawn.',
    },
    { keys: ['PageDown', 'PageUp'], does: 'Goes to the next and the previous post.' },
    { keys: ['Ctrl + End', 'Ctrl + Home'], does: 'Leaves the feed behind it and before it.' },
  ],
  accessibility: [
    'Each post says its place and how many there are. When the one that has the focus is removed, the next one has it.',
    'Once new posts are asked for, the newest has the focus that the notice had.',
    'The posts are a feed, which says while more of them come.',
    'What is read stays where it is when newer or older posts come, or pictures arrive late.',
  ],
  doAndDont: [
    {
      do: 'Keep the posts that came meanwhile until they are asked for.',
      dont: 'Push them in above what is read.',
    },
    { do: 'Give the feed the window’s own scrolling.', dont: 'Put it into a box that scrolls.' },
  ],
  synonyms: ['timeline', 'stream', 'wall', 'news', 'activity feed'],
  related: ['PostCard', 'PagedList'],
};
