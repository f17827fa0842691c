import type { ComponentDocs } from '@millrace/story-kit';

export const docs: ComponentDocs = {
  summary: 'Provides the API client to the containers below it.',
  whenToUse: [
    'Once around an application that uses containers, inside React Query’s provider.',
    '`useApiClient` in a container of your own.',
  ],
  whenNotToUse: [
    'Only views are used: they get their data as props and need no client.',
    'Texts and links: `MillraceProvider`.',
  ],
  anatomy: [],
  states: [],
  keyboard: [],
  accessibility: ['It renders nothing itself.'],
  doAndDont: [
    {
      do: 'Create one client with `createClient({ baseUrl })` and keep it.',
      dont: 'Create a client in a component: each render would start a new one.',
    },
    {
      do: 'On the server, create a client for each request, with that reader’s cookies.',
      dont: 'Share one client between readers on the server.',
    },
  ],
  synonyms: ['fetch', 'data', 'server', 'REST', 'query', 'ApiClientProvider', 'useApiClient'],
  related: ['SupplierTable', 'PagedList'],
};
