import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Posts, newest first: from your network, by a member, or about a product or company.',
  whenToUse: ['As the main content of a page or of a tab.'],
  whenNotToUse: [
    'The newest few, with a link to the feed: `ActivitySummary`.',
    'A single post with all its actions: `FeedPost`; only its look: `PostCard`.',
  ],
  anatomy: [
    { component: 'Feed', what: 'The section, named by its heading.' },
    { component: 'ButtonLink', what: 'The link to the Atom feed.', when: 'with `atomHref`' },
    {
      component: 'Progress',
      what: 'The progress line of an update, which disappears 400 ms after the posts arrive.',
      when: 'while the feed reloads',
    },
    { component: 'Button', what: 'The link to new posts; it sticks below the masthead.' },
    {
      component: 'PostCard',
      what: 'Each post; only those near the viewport are rendered.',
      when: 'in `FeedContainer`; otherwise `renderPost` decides',
    },
    { component: 'ListFoot', what: 'The number of visible posts, and the button for more.' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton` with avatars.' },
    { state: 'empty', what: 'Says what will appear here.' },
    { state: 'error', what: 'The server’s message, and a retry button.' },
    {
      state: 'ready',
      what: 'The posts, followed by a note that this is the end or, for guests, by the link to all.',
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through each post and its actions; the focused post stays rendered.',
    },
    { keys: ['PageDown', 'PageUp'], does: 'Moves to the next or previous post.' },
    { keys: ['Ctrl + End', 'Ctrl + Home'], does: 'Leaves the feed forward or backward.' },
  ],
  accessibility: [
    'Each post announces its position and the total. When the focused post is removed, the next one gets the focus.',
    'When new posts are shown, the newest gets the focus from the notice.',
    'The posts have the role `feed`, which is busy while more load.',
    'The reading position stays when newer or older posts arrive, or pictures load late.',
  ],
  doAndDont: [
    {
      do: 'Hold back new posts until the reader asks for them.',
      dont: 'Insert them above what is being read.',
    },
    { do: 'Let the feed scroll with the window.', dont: 'Put it into a scrolling box.' },
  ],
  synonyms: ['timeline', 'stream', 'wall', 'news', 'activity feed'],
  related: ['PostCard', 'PagedList'],
};
