import { answer } from '../answer';
import type { Client } from '../client';
import { planKeys } from '../query-keys';
import type { Invoice, OwnPlan, TeamInvitation, TeamList } from '../types';
import { readOptions } from './read-options';

/** Reads about one's plan, as options of TanStack Query; without a session they fail with `sign_in_required`. */
export function planQueries(client: Client) {
  return {
    /** One's plan: which, from where, until when. @see GAP-006 */
    own: () =>
      readOptions<OwnPlan>({
        queryKey: planKeys.own,
        queryFn: ({ signal }) => answer(client.GET('/api/v2/me/subscription', { signal })),
      }),

    /** One's invoices, newest first. */
    invoices: () =>
      readOptions<Invoice[]>({
        queryKey: planKeys.invoices,
        queryFn: async ({ signal }) => (await answer(client.GET('/api/v2/me/invoices', { signal }))).results,
      }),

    /** Who would share their plan with oneself, oldest first. */
    invitations: () =>
      readOptions<TeamInvitation[]>({
        queryKey: planKeys.invitations,
        queryFn: async ({ signal }) =>
          (await answer(client.GET('/api/v2/me/teaminvitations', { signal }))).results,
      }),

    /** Who shares one's plan; fails with `plan_required` for who has none of their own. @see PLAN-014 */
    team: () =>
      readOptions<TeamList>({
        queryKey: planKeys.team,
        queryFn: ({ signal }) => answer(client.GET('/api/v2/me/subscribedusers', { signal })),
      }),
  };
}
