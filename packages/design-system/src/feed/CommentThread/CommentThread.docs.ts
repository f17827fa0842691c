import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary:
    'What others say about a post: the newest five in the order of time, five earlier at a time, replies, and a field to answer in.',
  whenToUse: ['In a `PostCard`, once its comments are asked for.'],
  whenNotToUse: ['People talk to each other, not about a post: a chat.'],
  anatomy: [
    { component: 'CommentThread', what: 'What stands under a post.' },
    { part: 'composer', what: 'The field and its button.', when: 'for members' },
    {
      component: 'TextArea',
      what: 'Grows to eight lines; counts down near 2,000 characters.',
      when: 'for members',
    },
    { part: 'item', what: 'One comment.', when: 'with comments' },
    { part: 'sending', what: 'A comment on its way, last of all.', when: 'while it is sent' },
    { part: 'reactions', what: 'Likes it, and answers it.', when: 'with comments' },
    { part: 'replies', what: 'What answers a comment, below it.', when: 'with replies' },
    { part: 'reply', what: 'The field of a reply.', when: 'while one is written' },
    { part: 'text', what: 'What was said; addresses are links.', when: 'with comments' },
    { part: 'empty', what: 'Says that there are none.', when: 'without comments' },
    { component: 'IconButton', what: 'Removes it.', when: 'for who wrote it, and for the post’s author' },
    { component: 'ErrorState', what: 'The server’s words, and a retry.', when: 'when they did not load' },
    { component: 'Notice', what: 'What was not sent, or did not load.', when: 'when it failed' },
  ],
  states: [
    { state: 'loading', what: 'Two rows of `Skeleton`.' },
    { state: 'empty', what: 'One line; the field stands below it.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The newest last; the button above says how many come before.' },
    {
      state: 'creating',
      what: 'The comment stands last, in a quieter ink; what is typed meanwhile stays.',
    },
    { state: 'failed', what: 'The comment is gone from the list; the field still holds it.' },
  ],
  keyboard: [
    { keys: ['Control', 'Enter'], does: 'Sends, also with Command; Enter alone begins a line.' },
    { keys: ['Escape'], does: 'Closes the field of a reply; what is typed is kept.' },
    { keys: ['Enter', 'Space'], does: 'Sends, shows more, or removes, on the button that has the focus.' },
  ],
  accessibility: [
    'Each button to remove names whose comment it is; it asks before it does.',
    'Times are `<time>` elements; texts take the direction of their own script.',
  ],
  doAndDont: [
    {
      do: 'Answer `onCreate` with whether it was created: only then is the field cleared.',
      dont: 'Clear the field before the server has said yes.',
    },
    { do: 'Lead guests to the login.', dont: 'Show them a field that they cannot send.' },
  ],
  synonyms: ['replies', 'discussion', 'answers', 'responses', 'remarks'],
  related: ['PostCard', 'TextArea', 'PagedList', 'Avatar'],
};
