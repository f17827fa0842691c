import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'With whom one talks: the newest conversation first, with what was said last and what is unread.',
  whenToUse: ['Beside the conversation that is open, or alone on a phone; `Messaging` places both.'],
  whenNotToUse: ['People to follow or to find: `FollowerTable`, `SiteSearch`.'],
  anatomy: [
    { component: 'RoomList', what: 'The section, named by its heading; as high as it is given room.' },
    { component: 'TextField', what: 'Searches names and what was said.' },
    { part: 'rooms', what: 'What scrolls.' },
    { part: 'room', what: 'One conversation, a link; the open one bears `aria-current`.' },
    { part: 'unread', what: 'The dot of a room in which something is new.', when: 'with something unread' },
    { part: 'more', what: 'The way to further rooms.', when: 'while there are further rooms' },
    { part: 'noMatch', what: 'Says that nothing was found.', when: 'in a search without a match' },
  ],
  states: [
    { state: 'loading', what: 'Rows of `Skeleton` with avatars.' },
    { state: 'error', what: 'The server’s words, and a retry.' },
    { state: 'ready', what: 'The rooms; without any it says that there are no messages at this time.' },
    { state: 'unread', what: 'Of a room: its last message is bold, and a dot stands beside it.' },
    { state: 'read', what: 'Of a room in which nothing is new.' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the field and the rooms.' },
    { keys: ['Arrow down', 'Arrow up'], does: 'Goes to the next room, or the one before.' },
    { keys: ['Home', 'End'], does: 'Goes to the first room, or the last.' },
    { keys: ['Enter'], does: 'Opens the room.' },
  ],
  accessibility: [
    'A room is read as name, time, what was said last, and whether it is unread.',
    'Only rooms near the window are drawn; the one that has the focus stays.',
  ],
  doAndDont: [
    {
      do: 'Give it the height that is there.',
      dont: 'Let it grow with its rooms: the field would scroll out of sight.',
    },
    { do: 'Ask for more when it says so.', dont: 'Load ten thousand rooms at once.' },
  ],
  synonyms: ['inbox', 'conversations', 'threads', 'chats', 'message list'],
  related: ['ChatPane', 'Messaging', 'Avatar', 'TextField'],
};
