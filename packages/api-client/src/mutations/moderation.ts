import { answer } from '../answer';
import type { Client } from '../client';
import { moderationKeys } from '../query-keys';
import type { DecisionDraft, ReportDraft } from '../types';
import { createOptions } from './write-options';

/** Reporting and deciding, as options of TanStack Query. @see GAP-096 */
export function moderationMutations(client: Client) {
  return {
    /** Reports a post, a comment or a member; a second time while the first is open fails with `already_reported`. */
    report: () =>
      createOptions({
        mutationKey: ['moderation', 'report'],
        path: '/api/v2/reports',
        call: (draft: ReportDraft, header) =>
          answer(client.POST('/api/v2/reports', { params: { header }, body: draft })),
        refresh: async () => undefined,
      }),

    /** Decides a case; where somebody was quicker it fails with `already_decided`. */
    decide: (id: string) =>
      createOptions({
        mutationKey: ['moderation', 'decide'],
        path: '/api/v2/moderation/cases/{id}/decisions',
        call: (draft: DecisionDraft, header) =>
          answer(
            client.POST('/api/v2/moderation/cases/{id}/decisions', {
              params: { path: { id }, header },
              body: draft,
            }),
          ),
        refresh: async (queries, decided) => {
          queries.setQueryData(moderationKeys.one(id), decided);
          await queries.invalidateQueries({ queryKey: ['moderation', 'cases'] });
        },
      }),
  };
}
