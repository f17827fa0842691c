import { answer, answerNothing } from '../answer';
import type { Client } from '../client';
import { withIdempotencyKey } from '../idempotency';
import { planKeys, sessionKeys } from '../query-keys';
import type { OwnPlan, TeamList } from '../types';
import { refetch, writeOptions } from './write-options';

/** Writes about one's plan, as options of TanStack Query. */
export function planMutations(client: Client) {
  return {
    /** Begins a checkout. Answers where it is paid. @see GAP-079 */
    checkout: () =>
      writeOptions<string, undefined>({
        mutationKey: ['plans', 'checkout'],
        mutationFn: async () => (await answer(client.POST('/api/v2/me/checkout'))).url,
        refresh: async () => undefined,
      }),

    /** Begins a visit to where the means of payment are changed. Answers where. */
    portal: () =>
      writeOptions<string, undefined>({
        mutationKey: ['plans', 'portal'],
        mutationFn: async () => (await answer(client.POST('/api/v2/me/portal'))).url,
        refresh: async () => undefined,
      }),

    /** Cancels one's plan at the end of its term, or lets it go on. */
    renewal: () =>
      writeOptions<OwnPlan, { renews: boolean }>({
        mutationKey: ['plans', 'renewal'],
        mutationFn: ({ renews }) =>
          answer(client.PUT('/api/v2/me/subscription/renewal', { body: { renews } })),
        refresh: async (queries, plan) => {
          queries.setQueryData(planKeys.own, plan);
          await refetch(queries, sessionKeys.currentUser);
        },
      }),

    /** Invites those of a team's addresses that are new to it. @see API-026 */
    inviteTeam: () =>
      writeOptions<TeamList, { emails: readonly string[] }>({
        mutationKey: ['plans', 'inviteTeam'],
        mutationFn: withIdempotencyKey('/api/v2/me/subscribedusers', ({ emails }, header) =>
          answer(client.POST('/api/v2/me/subscribedusers', { params: { header }, body: [...emails] })),
        ),
        refresh: async (queries, team) => {
          queries.setQueryData(planKeys.team, team);
        },
      }),

    /** Accepts or declines a place in somebody's team; accepting changes one's plan. */
    answerInvitation: () =>
      writeOptions<void, { id: string; accept: boolean }>({
        mutationKey: ['plans', 'answerInvitation'],
        mutationFn: ({ id, accept }) =>
          answerNothing(
            client.PUT('/api/v2/me/teaminvitations/{id}', { params: { path: { id } }, body: { accept } }),
          ),
        refresh: (queries) => refetch(queries, planKeys.invitations, planKeys.own, sessionKeys.currentUser),
      }),

    /** Takes somebody out of one's team. */
    removeTeamMember: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['plans', 'removeTeamMember'],
        mutationFn: ({ id }) =>
          answerNothing(client.DELETE('/api/v2/me/subscribedusers/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, planKeys.team),
      }),
  };
}
