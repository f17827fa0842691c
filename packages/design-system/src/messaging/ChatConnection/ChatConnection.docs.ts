import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Connects a member to the others: what is said arrives, and what waits is sent.',
  whenToUse: [
    'Once around an application with conversations, inside `ApiClient` and React Query’s provider.',
    '`useUnreadChats` for a dot that tells of something unread.',
  ],
  whenNotToUse: ['Only views are used: they take their data as props and need no connection.'],
  anatomy: [],
  states: [],
  keyboard: [],
  accessibility: ['It renders nothing of its own.'],
  doAndDont: [
    {
      do: 'Stand it above all pages, so that a message that waits goes out on any of them.',
      dont: 'Make one for each conversation: each would be a socket.',
    },
  ],
  synonyms: ['socket', 'websocket', 'realtime', 'live', 'outbox', 'ChatConnectionProvider'],
  related: ['ApiClient', 'Messaging', 'ChatPane'],
};
