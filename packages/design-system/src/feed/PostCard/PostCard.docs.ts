import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A post: who says what, with what, about which products and companies, and what others say.',
  whenToUse: ['In every feed, one under the other, and alone on the page of a post.'],
  whenNotToUse: [
    'In a side panel, a hundred characters of it are enough: `ActivitySummary`.',
    'An article with headings and pictures in its text: `RichText`.',
  ],
  anatomy: [
    { component: 'PostCard', what: 'The article, named by its author; `data-visibility` says who may read.' },
    { component: 'Avatar', what: 'Picture of the author, that from LinkedIn, or the initial.' },
    { part: 'facts', what: 'Company, time, and whether it was edited.' },
    { part: 'private', what: 'The mark of a post that few may read.', when: 'when private' },
    {
      component: 'Menu',
      what: 'Edit, tag and remove for its author, and what the page adds.',
      when: 'with entries',
    },
    { part: 'text', what: 'What was written, in three lines until it is opened.', when: 'with a text' },
    { part: 'more', what: 'Opens and closes the text.', when: 'where it needs more than three lines' },
    {
      part: 'media',
      what: 'Picture, video, document, or the video that the text links to.',
      when: 'with one',
    },
    { part: 'tags', what: 'Products and companies, as links.', when: 'with tags' },
    { part: 'actions', what: 'Like, comment, share.' },
    { part: 'count', what: 'How many like it, how many comments it has.' },
    { part: 'comments', what: 'The thread that it was given.', when: 'while open' },
    {
      component: 'Notice',
      what: 'Says to its author that a moderator has hidden it, or that a like did not arrive.',
      when: 'when hidden, or with `likeFailed`',
    },
  ],
  states: [
    {
      state: 'clamped',
      what: 'On the text: three lines. The server guesses whether there is more, the browser measures.',
    },
    {
      state: 'open',
      what: 'On the text: all of it. Reached too by a Tab to a link in a line that is cut away.',
    },
    { state: 'liked', what: 'The button is pressed and in the accent.' },
    { state: 'guest', what: 'Like and share lead to the login; comments can be read.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Author, company, menu, links of the text, picture, tags, actions.' },
    { keys: ['Enter', 'Space'], does: 'Likes, opens text, picture, comments or menu.' },
    { keys: ['Escape'], does: 'Closes the picture or the menu, and the focus goes back.' },
  ],
  accessibility: [
    'In a feed it says its place by `position` and `setSize`, and can have the focus.',
    'Times are `<time>` elements with the full date as their title.',
    'Text and names take the direction of their own script.',
    'Links that the author wrote carry `nofollow ugc noopener`; nothing of YouTube or Vimeo loads before it is played.',
    'A picture’s place is kept by its size, so that nothing moves when it comes.',
  ],
  doAndDont: [
    {
      do: 'Let `PostCardContainer` like and remove: a like shows at once and is taken back when it fails.',
      dont: 'Pass callbacks that do nothing: what has none is not drawn.',
    },
    { do: 'Pass the sector of the page’s product.', dont: 'Colour a post by its author.' },
  ],
  synonyms: ['feed item', 'status update', 'timeline', 'like', 'show more', 'line clamp', 'share'],
  related: ['CommentThread', 'SharePopup', 'ActivitySummary', 'MediaFrame', 'Menu', 'Tag', 'Avatar'],
};
