import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Conversations beside the one that is open; a phone shows one of the two.',
  whenToUse: ['As the whole of the page on which members talk.'],
  whenNotToUse: ['Remarks on a post: `CommentThread`.'],
  anatomy: [
    { component: 'Messaging', what: 'Both panes; as high as the window below the masthead.' },
    { part: 'rooms', what: 'Holds the `RoomList`.' },
    { part: 'conversation', what: 'Holds the `ChatPane`, or says to choose one.' },
    { component: 'EmptyState', what: 'In place of a conversation.', when: 'while none is open' },
  ],
  states: [
    { state: 'rooms', what: 'None is open; a phone shows the rooms.' },
    { state: 'conversation', what: 'One is open; a phone shows it alone, with the way back.' },
  ],
  keyboard: [],
  accessibility: [
    'On a phone the heading of the rooms stays the page’s for those who listen.',
    'The place in the list of rooms is found again on the way back.',
  ],
  doAndDont: [
    {
      do: 'Keep in the address which conversation is open, so that the browser’s way back works.',
      dont: 'Open a conversation without an address of its own.',
    },
  ],
  synonyms: ['messenger', 'chat page', 'two panes', 'split view'],
  related: ['RoomList', 'ChatPane'],
};
