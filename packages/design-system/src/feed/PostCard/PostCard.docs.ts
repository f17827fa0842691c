import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'A post: its author, text and attachment, the products and companies it is about, and its comments.',
  whenToUse: ['In every feed, and alone on the page of a post.'],
  whenNotToUse: [
    'A hundred characters in a side panel are enough: `ActivitySummary`.',
    'An article with headings and pictures in its text: `RichText`.',
  ],
  anatomy: [
    { component: 'PostCard', what: 'The article, named by its author; `data-visibility` is its visibility.' },
    { component: 'Avatar', what: 'The author’s picture, the one from LinkedIn, or the initial.' },
    { part: 'facts', what: 'Company, time, and whether the post was edited.' },
    { part: 'private', what: 'The mark of a private post.', when: 'when private' },
    {
      component: 'Menu',
      what: 'Edit, tag and remove for its author, and actions of the page.',
      when: 'with entries',
    },
    { part: 'text', what: 'The text, in three lines until it is expanded.', when: 'with a text' },
    { part: 'more', what: 'Expands and collapses the text.', when: 'if it has more than three lines' },
    {
      part: 'media',
      what: 'Picture, video, document, or the video that the text links to.',
      when: 'with one',
    },
    { part: 'link', what: 'A card for the first link of the text.', when: 'with a link and no media' },
    { part: 'tags', what: 'Products and companies, as links.', when: 'with tags' },
    { part: 'actions', what: 'Like, comment, share.' },
    { part: 'count', what: 'The number of likes and comments.' },
    { part: 'comments', what: 'The comment thread that was passed.', when: 'while open' },
    {
      component: 'Notice',
      what: 'Tells the author that a moderator hid the post, or that a like failed.',
      when: 'if hidden, or with `likeFailed`',
    },
  ],
  states: [
    {
      state: 'clamped',
      what: 'On the text: three lines. The server estimates whether there is more, the browser measures it.',
    },
    {
      state: 'open',
      what: 'On the text: all of it. Tabbing to a link in a hidden line expands it, too.',
    },
    { state: 'liked', what: 'The button is pressed, in the accent color.' },
    { state: 'guest', what: 'Like and share ask to sign in; comments are readable.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Author, company, menu, links of the text, picture, tags, actions.' },
    { keys: ['Enter', 'Space'], does: 'Likes, or opens the text, picture, comments or menu.' },
    { keys: ['Escape'], does: 'Closes the picture or the menu, and returns the focus.' },
  ],
  accessibility: [
    'In a feed it announces its position with `position` and `setSize`, and can have the focus.',
    'Times are `<time>` elements with the full date as their title.',
    'Text and names have the direction of their own script.',
    'Links by the author have `nofollow ugc noopener`; nothing loads from YouTube or Vimeo before playing.',
    'The picture’s space is reserved, so that nothing moves when it loads.',
  ],
  doAndDont: [
    {
      do: 'Use `PostCardContainer` for likes and removal: a like appears right away and is undone if it fails.',
      dont: 'Pass empty callbacks: actions without a callback aren’t shown.',
    },
    { do: 'Pass the sector of the page’s product.', dont: 'Color a post by its author.' },
  ],
  synonyms: ['feed item', 'status update', 'timeline', 'like', 'show more', 'line clamp', 'share'],
  related: ['CommentThread', 'SharePopup', 'ActivitySummary', 'MediaFrame', 'Menu', 'Tag', 'Avatar'],
};
