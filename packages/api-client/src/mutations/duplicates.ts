import { answer } from '../answer';
import type { Client } from '../client';
import type { DuplicateDecisionDraft, DuplicateDraft } from '../types';
import { createOptions } from './write-options';

/** Flagging and deciding what is in the catalogue twice, as options of TanStack Query. @see GAP-088 */
export function duplicateMutations(client: Client) {
  return {
    /** Flags a product or company as a duplicate; fails with `already_reported` while one's own flag of the two waits. */
    flag: () =>
      createOptions({
        mutationKey: ['duplicates', 'flag'],
        path: '/api/v2/duplicates',
        call: (body: DuplicateDraft, header) =>
          answer(client.POST('/api/v2/duplicates', { params: { header }, body })),
        refresh: async () => undefined,
      }),

    /** Merges two, keeps both, or undoes a merge; where somebody was quicker it fails with `already_decided`. */
    decide: (id: string) =>
      createOptions({
        mutationKey: ['moderation', 'decide-duplicate'],
        path: '/api/v2/moderation/duplicates/{id}/decisions',
        call: (body: DuplicateDecisionDraft, header) =>
          answer(
            client.POST('/api/v2/moderation/duplicates/{id}/decisions', {
              params: { path: { id }, header },
              body,
            }),
          ),
        // What was merged is named by lists of every kind.
        refresh: async (queries) => {
          await queries.invalidateQueries();
        },
      }),
  };
}
