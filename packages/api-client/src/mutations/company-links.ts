import { answer } from '../answer';
import type { Client } from '../client';
import { companyKeys } from '../query-keys';
import type { LinkDecisionDraft } from '../types';
import { createOptions } from './write-options';

/** Asking, objecting and deciding about who belongs to which company, as options of TanStack Query. @see GAP-089 */
export function companyLinkMutations(client: Client) {
  return {
    /** Asks a moderator to verify that one works for a company; fails with `link_case_waits` while one is asked. */
    ask: (companyId: string) =>
      createOptions({
        mutationKey: ['companies', 'link', 'ask'],
        path: '/api/v2/companies/{id}/link/requests',
        call: (body: { text: string }, header) =>
          answer(
            client.POST('/api/v2/companies/{id}/link/requests', {
              params: { path: { id: companyId }, header },
              body,
            }),
          ),
        refresh: async (queries, link) => {
          queries.setQueryData(companyKeys.link(companyId), link);
        },
      }),

    /** Objects to a member's being listed with one's company. */
    object: (companyId: string, userId: string) =>
      createOptions({
        mutationKey: ['companies', 'link', 'object'],
        path: '/api/v2/companies/{id}/people/{userId}/objections',
        call: (body: { text: string }, header) =>
          answer(
            client.POST('/api/v2/companies/{id}/people/{userId}/objections', {
              params: { path: { id: companyId, userId }, header },
              body,
            }),
          ),
        refresh: async (queries) => {
          await queries.invalidateQueries({ queryKey: companyKeys.employees(companyId) });
        },
      }),

    /** Decides on a member's link; where somebody was quicker it fails with `already_decided`. */
    decide: (id: string) =>
      createOptions({
        mutationKey: ['moderation', 'decide-link'],
        path: '/api/v2/moderation/company-links/{id}/decisions',
        call: (body: LinkDecisionDraft, header) =>
          answer(
            client.POST('/api/v2/moderation/company-links/{id}/decisions', {
              params: { path: { id }, header },
              body,
            }),
          ),
        refresh: async (queries) => {
          await queries.invalidateQueries({ queryKey: ['moderation', 'link-cases'] });
        },
      }),
  };
}
