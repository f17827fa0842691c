import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'The comments on a post: the newest five in chronological order, five earlier ones at a time, replies, and a field to reply.',
  whenToUse: ['In a `PostCard`, once its comments are opened.'],
  whenNotToUse: ['People talk to each other and not about a post: a chat.'],
  anatomy: [
    { component: 'CommentThread', what: 'The section below a post.' },
    { part: 'composer', what: 'The field and its button.', when: 'for members' },
    {
      component: 'TextArea',
      what: 'Grows to eight lines; counts down near 2,000 characters.',
      when: 'for members',
    },
    { part: 'item', what: 'One comment.', when: 'with comments' },
    { part: 'sending', what: 'A comment that is being sent, at the end.', when: 'while sending' },
    { part: 'reactions', what: 'Likes the comment, or replies to it.', when: 'with comments' },
    { part: 'replies', what: 'The replies to a comment, below it.', when: 'with replies' },
    { part: 'reply', what: 'The field of a reply.', when: 'while writing one' },
    { part: 'text', what: 'The text; URLs become links.', when: 'with comments' },
    { part: 'empty', what: 'Says that there are none.', when: 'without comments' },
    { component: 'IconButton', what: 'Removes it.', when: 'for its author, and for the author of the post' },
    { component: 'ErrorState', what: 'The server’s message, and a retry button.', when: 'if loading failed' },
    { component: 'Notice', what: 'What wasn’t sent or loaded.', when: 'after a failure' },
  ],
  states: [
    { state: 'loading', what: 'Two rows of `Skeleton`.' },
    { state: 'empty', what: 'A single line; the field is below it.' },
    { state: 'error', what: 'The server’s message, and a retry button.' },
    { state: 'ready', what: 'Newest last; the button above says how many come before.' },
    {
      state: 'creating',
      what: 'The comment appears last, in muted text; text typed in the meantime stays.',
    },
    { state: 'failed', what: 'The comment disappears from the list; the field still has its text.' },
  ],
  keyboard: [
    { keys: ['Control', 'Enter'], does: 'Sends, also with Command; Enter alone starts a new line.' },
    { keys: ['Escape'], does: 'Closes the reply field; its text is kept.' },
    { keys: ['Enter', 'Space'], does: 'Activates the focused button: sends, loads more or removes.' },
  ],
  accessibility: [
    'Each remove button names the author of its comment, and asks for confirmation.',
    'Times are `<time>` elements; each text has the direction of its own script.',
  ],
  doAndDont: [
    {
      do: 'Return from `onCreate` whether the comment was created: only then is the field cleared.',
      dont: 'Clear the field before the server confirms.',
    },
    { do: 'Ask guests to sign in.', dont: 'Show guests a field that they can’t send.' },
  ],
  synonyms: ['replies', 'discussion', 'answers', 'responses', 'remarks'],
  related: ['PostCard', 'TextArea', 'PagedList', 'Avatar'],
};
