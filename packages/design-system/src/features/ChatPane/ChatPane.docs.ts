import type { ComponentDocs } from '../../internal/story-docs';

export const docs: ComponentDocs = {
  summary: 'A conversation of two: what was said, by day, and a field to say something.',
  whenToUse: ['Two members talk; `Messaging` places it beside their other conversations.'],
  whenNotToUse: ['Remarks on a post, for all who read it: `CommentThread`.'],
  anatomy: [
    {
      component: 'ChatPane',
      what: 'The section, named by whom one talks with; as high as it is given room.',
    },
    { part: 'head', what: 'With whom one talks.' },
    { part: 'back', what: 'Leads back to all conversations; shown on phones.' },
    { part: 'company', what: 'Where they work.', when: 'where it is known' },
    { part: 'log', what: 'What was said, and what scrolls; begins at its end.' },
    { part: 'beginning', what: 'Says that nothing was said before.', when: 'where all is loaded' },
    { part: 'older', what: 'The way to what was said before.', when: 'while there is more' },
    { part: 'day', what: 'The day above its first message.' },
    { part: 'line', what: 'One message, on the side of who said it.' },
    { part: 'said', what: 'Its text with its facts.' },
    { part: 'text', what: 'What was said; addresses are links.' },
    { part: 'facts', what: 'When it was said.' },
    { part: 'status', what: 'How a message of one’s own stands.' },
    { part: 'failure', what: 'Why it was not sent, and what to do.', when: 'on a message that failed' },
    { part: 'below', what: 'Leads to the end, and counts what came.', when: 'while the end is out of sight' },
    { part: 'announcer', what: 'Tells those who listen what comes.' },
    { part: 'typing', what: 'Says that the other is writing; keeps its line.' },
    { part: 'offline', what: 'Says that one is offline.', when: 'offline' },
    { part: 'composer', what: 'The field and its button.', when: 'where one may write' },
    { part: 'plan', what: 'Why one may not begin, and where to change that.', when: 'without a paid plan' },
    {
      part: 'closed',
      what: 'Why one cannot write.',
      when: 'to a former member, and to who takes no messages',
    },
    { component: 'BlockedNotice', what: 'Takes back a block.', when: 'to whom one has blocked' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton`; one can write already.' },
    { state: 'error', what: 'The server’s words, and a retry; what was typed stays.' },
    { state: 'ready', what: 'What was said.' },
    { state: 'waiting', what: 'Of a message: it goes out once one is online.' },
    { state: 'sending', what: 'Of a message: it is on its way.' },
    { state: 'sent', what: 'Of a message: the server has it.' },
    { state: 'read', what: 'Of a message: the other has seen it.' },
    { state: 'failed', what: 'Of a message: it can be sent again, or discarded.' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Sends, in the field; not while an input method offers characters.' },
    { keys: ['Shift', 'Enter'], does: 'Begins a line.' },
    {
      keys: ['Arrow up', 'Arrow down', 'Page up', 'Page down'],
      does: 'Scrolls what was said, where it has the focus.',
    },
  ],
  accessibility: [
    'What the other says is announced once the reader pauses; what was said before is not, nor is one’s own.',
    'Days are headings, so that one can go from day to day.',
    'What is read stays where it is when older messages load, pictures come late, or the pane changes its size.',
  ],
  doAndDont: [
    {
      do: 'Show a message at once, and how it stands.',
      dont: 'Wait for the server before it is seen.',
    },
    {
      do: 'Say why one may not write, and where that is changed.',
      dont: 'Show a field that cannot be sent.',
    },
  ],
  synonyms: ['chat', 'conversation', 'direct message', 'thread', 'message window'],
  related: ['MemberMenu', 'RoomList', 'Messaging', 'CommentThread', 'TextArea'],
};
