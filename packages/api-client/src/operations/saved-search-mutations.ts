import { sectorKeys } from '../catalogue/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { SavedSearchChange, SavedSearchDraft } from '../types';
import { savedSearchKeys } from './keys';

/** Returns mutations of saved searches, which notify the member of new results, as options of TanStack Query. */
export function savedSearchMutations(client: Client) {
  return {
    /** Saves a search, idempotently. Fails with `too_many_searches` at 50 saved searches. */
    save: () =>
      createOptions({
        mutationKey: ['saved-searches', 'save'],
        path: '/api/v2/saved-searches',
        call: (draft: SavedSearchDraft, header) =>
          unwrap(client.POST('/api/v2/saved-searches', { params: { header }, body: draft })),
        refresh: (queries) => refetch(queries, savedSearchKeys.all, sectorKeys.all),
      }),

    /** Renames a saved search, or sets the frequency of its mails. */
    change: () =>
      writeOptions({
        mutationKey: ['saved-searches', 'change'],
        scope: 'saved-searches',
        mutationFn: ({ id, ...change }: SavedSearchChange & { id: string }) =>
          unwrap(client.PATCH('/api/v2/saved-searches/{id}', { params: { path: { id } }, body: change })),
        refresh: (queries) => refetch(queries, savedSearchKeys.all),
      }),

    /** Deletes a saved search. */
    remove: () =>
      writeOptions({
        mutationKey: ['saved-searches', 'remove'],
        mutationFn: ({ id }: { id: string }) =>
          expectNoContent(client.DELETE('/api/v2/saved-searches/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, savedSearchKeys.all, sectorKeys.all),
      }),
  };
}
