import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'A conversation between two members: messages by day, and a field to write.',
  whenToUse: ['Two members talk; `Messaging` places it next to the list of conversations.'],
  whenNotToUse: ['Comments on a post, for all its readers: `CommentThread`.'],
  anatomy: [
    {
      component: 'ChatPane',
      what: 'The section, named by the other member. Fills the height of its parent; without one it shows 24rem of messages.',
    },
    { part: 'head', what: 'The other member.' },
    { part: 'back', what: 'The link back to all conversations; on phones only.' },
    { part: 'company', what: 'Their company.', when: 'if known' },
    { part: 'log', what: 'The scrolling messages; starts at the end.' },
    {
      part: 'beginning',
      what: 'Says that this is the start of the conversation.',
      when: 'when everything is loaded',
    },
    { part: 'older', what: 'Loads older messages.', when: 'if there are more' },
    { part: 'day', what: 'The date above its first message.' },
    { part: 'line', what: 'A message, on the side of its author.' },
    { part: 'said', what: 'The text with its details.' },
    { part: 'file', what: 'The attached or uploading file.', when: 'on a message with a file' },
    { part: 'text', what: 'The text; URLs become links.', when: 'with words' },
    { part: 'facts', what: 'The time of the message.' },
    { part: 'status', what: 'The state of your own message.' },
    { part: 'failure', what: 'Why it wasn’t sent, and what to do.', when: 'on a failed message' },
    {
      part: 'below',
      what: 'Jumps to the end, and counts new messages.',
      when: 'while the end is out of view',
    },
    {
      part: 'announcer',
      what: 'The live region for new messages, loading and failures.',
    },
    { part: 'typing', what: 'Says that the other member is typing; its line is reserved.' },
    { part: 'offline', what: 'Says that you’re offline.', when: 'offline' },
    { part: 'composer', what: 'The field and its button.', when: 'if you may write' },
    { part: 'hint', what: 'Says that Enter sends; not on touch screens.', when: 'if you may write' },
    { component: 'Attachment', what: 'The attached file.', when: 'once chosen' },
    {
      part: 'input',
      what: 'The browser’s file picker, behind its button.',
      when: 'if you may write',
    },
    { part: 'target', what: 'Says that a file can be dropped.', when: 'while dragging over it' },
    { part: 'progress', what: 'The upload progress of a file.', when: 'while uploading' },
    {
      part: 'plan',
      what: 'Why you can’t start a conversation, and where to change that.',
      when: 'without a paid plan',
    },
    {
      part: 'closed',
      what: 'Why you can’t write.',
      when: 'to a former member, and to members who don’t accept messages',
    },
    { component: 'BlockedNotice', what: 'Unblocks the member.', when: 'to a member you blocked' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`; writing is already possible.' },
    { state: 'error', what: 'The server’s message, and a retry button; typed text stays.' },
    { state: 'ready', what: 'The messages.' },
    { state: 'waiting', what: 'On a message: waits for the connection.' },
    { state: 'sending', what: 'On a message: being sent.' },
    { state: 'sent', what: 'On a message: received by the server.' },
    { state: 'read', what: 'On a message: seen by the other member.' },
    { state: 'failed', what: 'On a message: can be sent again or discarded.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Sends, in the field; not while an input method composes characters.' },
    { keys: ['Shift', 'Enter'], does: 'Starts a new line.' },
    {
      keys: ['Arrow up', 'Arrow down', 'Page up', 'Page down'],
      does: 'Scrolls the focused messages.',
    },
  ],
  accessibility: [
    'New messages by the other member are announced when the reader pauses; older messages and your own aren’t.',
    'Dates are headings, so that screen readers can jump between days.',
    'The reading position stays when older messages load, pictures arrive late, or the pane is resized.',
  ],
  doAndDont: [
    {
      do: 'Show a message right away, with its state.',
      dont: 'Wait for the server before showing it.',
    },
    {
      do: 'Say why writing isn’t possible, and where to change that.',
      dont: 'Show a field that can’t be sent.',
    },
  ],
  synonyms: ['chat', 'conversation', 'direct message', 'thread', 'message window'],
  related: ['MemberMenu', 'RoomList', 'Messaging', 'CommentThread', 'TextArea'],
};
