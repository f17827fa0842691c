import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'The list of conversations: newest first, with the last message and unread marks.',
  whenToUse: ['Next to the open conversation, or alone on a phone; `Messaging` places both.'],
  whenNotToUse: ['People to follow or to find: `FollowerTable`, `SiteSearch`.'],
  anatomy: [
    { component: 'RoomList', what: 'The section, named by its heading; fills the available height.' },
    { component: 'TextField', what: 'Searches names and messages.' },
    { part: 'rooms', what: 'What scrolls.' },
    { part: 'room', what: 'A conversation, as a link; the open one has `aria-current`.' },
    { part: 'company', what: 'Where the other member works.', when: 'if known' },
    { part: 'avatars', what: 'Up to three people of a room.', when: 'for a room of several' },
    { part: 'unread', what: 'The number of unread messages.', when: 'with unread messages' },
    { part: 'muted', what: 'The mark of a muted room.', when: 'if you muted it' },
    { part: 'more', what: 'Loads more rooms.', when: 'if there are more' },
    { part: 'noMatch', what: 'Says that there are no matches.', when: 'for a search without matches' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton` with avatars.' },
    { state: 'error', what: 'The server’s message, and a retry button.' },
    {
      state: 'ready',
      what: 'The rooms; if there are none, it says that there are no messages at this time.',
    },
    { state: 'unread', what: 'On a room: its last message is bold, with the number of unread messages.' },
    { state: 'read', what: 'On a room without unread messages.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the field and the rooms.' },
    { keys: ['Arrow down', 'Arrow up'], does: 'Moves to the next or previous room.' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last room.' },
    { keys: ['Enter'], does: 'Opens the room.' },
  ],
  accessibility: [
    'A room is read as name, time, last message, and whether it is unread.',
    'Only rooms near the viewport are rendered; the focused one stays.',
  ],
  doAndDont: [
    {
      do: 'Give it the available height.',
      dont: 'Let it grow with its rooms: the field would scroll out of view.',
    },
    { do: 'Load more when it asks for it.', dont: 'Load ten thousand rooms at once.' },
  ],
  synonyms: ['inbox', 'conversations', 'threads', 'chats', 'message list'],
  related: ['ChatPane', 'Messaging', 'Avatar', 'TextField'],
};
