import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Gives the containers below it the client of the API.',
  whenToUse: [
    'Once around an application that uses containers, inside React Query’s provider.',
    '`useApiClient` in a container of your own.',
  ],
  whenNotToUse: [
    'Only views are used: they take their data as props and need no client.',
    'Texts and links: `MillraceProvider`.',
  ],
  anatomy: [],
  states: [],
  keyboard: [],
  accessibility: ['It renders nothing of its own.'],
  doAndDont: [
    {
      do: 'Make one client with `createClient({ baseUrl })` and keep it.',
      dont: 'Make a client in a component: each rendering would start with an empty connection.',
    },
    {
      do: 'Give the server a client for each request, with that reader’s cookies.',
      dont: 'Share one client between readers on the server.',
    },
  ],
  synonyms: ['fetch', 'data', 'server', 'REST', 'query', 'ApiClientProvider', 'useApiClient'],
  related: ['SupplierTable', 'PagedList'],
};
