import type { AnalyticsEvent } from '@millrace/domain';
import { sessionKeys } from '../account/keys';
import { refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { withIdempotencyKey } from '../transport/idempotency';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { OwnPlan, TeamList } from '../types';
import { planKeys, quoteKeys } from './keys';

/** Returns mutations of the member's plan, as options of TanStack Query. */
export function planMutations({ withoutRetries: client }: Client) {
  return {
    /** Begins a checkout. Returns the address of the payment page. @see GAP-079 */
    checkout: () =>
      writeOptions<string, undefined>({
        mutationKey: ['plans', 'checkout'],
        mutationFn: async () => (await unwrap(client.POST('/api/v2/me/checkout'))).url,
        refresh: async () => undefined,
      }),

    /** Begins a session of the billing portal, which changes payment methods. Returns its address. */
    portal: () =>
      writeOptions<string, undefined>({
        mutationKey: ['plans', 'portal'],
        mutationFn: async () => (await unwrap(client.POST('/api/v2/me/portal'))).url,
        refresh: async () => undefined,
      }),

    /** Cancels the plan at the end of its term, or resumes it. */
    renewal: () =>
      writeOptions<OwnPlan, { renews: boolean }>({
        mutationKey: ['plans', 'renewal'],
        mutationFn: ({ renews }) =>
          unwrap(client.PUT('/api/v2/me/subscription/renewal', { body: { renews } })),
        refresh: async (queries, plan) => {
          queries.setQueryData(planKeys.own, plan);
          await refetch(queries, sessionKeys.currentUser);
        },
      }),

    /** Invites addresses to the team, except those it already has. @see API-026 */
    inviteTeam: () =>
      writeOptions<TeamList, { emails: readonly string[] }>({
        mutationKey: ['plans', 'inviteTeam'],
        mutationFn: withIdempotencyKey('/api/v2/me/subscribedusers', ({ emails }, header) =>
          unwrap(client.POST('/api/v2/me/subscribedusers', { params: { header }, body: [...emails] })),
        ),
        refresh: async (queries, team) => {
          queries.setQueryData(planKeys.team, team);
        },
      }),

    /** Accepts or declines a seat in someone's team; accepting changes the member's plan. */
    answerInvitation: () =>
      writeOptions<void, { id: string; accept: boolean }>({
        mutationKey: ['plans', 'answerInvitation'],
        mutationFn: ({ id, accept }) =>
          expectNoContent(
            client.PUT('/api/v2/me/teaminvitations/{id}', { params: { path: { id } }, body: { accept } }),
          ),
        refresh: (queries) => refetch(queries, planKeys.invitations, planKeys.own, sessionKeys.currentUser),
      }),

    /** Resends a pending invitation to the team. */
    resendTeamInvitation: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['plans', 'resendTeamInvitation'],
        mutationFn: ({ id }) =>
          expectNoContent(
            client.POST('/api/v2/me/subscribedusers/{id}/resend', { params: { path: { id } } }),
          ),
        // The team does not change.
        refresh: () => Promise.resolve(),
      }),

    /** Removes a member from the team. */
    removeTeamMember: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['plans', 'removeTeamMember'],
        mutationFn: ({ id }) =>
          expectNoContent(client.DELETE('/api/v2/me/subscribedusers/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, planKeys.team),
      }),
  };
}

/** Answer of a supplier; only the message is required. */
export interface QuoteAnswerDraft {
  price?: string;
  lead_time?: string;
  minimum_order?: string;
  message: string;
  /** Replaces the current file. PDF, Word or Excel, at most 5 MB. */
  attachment?: File;
  /** Removes the current file. Default `false`. */
  removeAttachment?: boolean;
  /** `answered` of the previous answer; null if none. Fails with `edited_meanwhile` if there is a newer one. */
  basedOn: string | null;
}

/** Returns mutations of requests for quotes, as options of TanStack Query. @see DIFF-003 */
export function quoteMutations({ withoutRetries: client }: Client) {
  return {
    /** Answers for the member's company, replacing its previous answer. */
    answer: (id: string) =>
      writeOptions({
        mutationKey: ['quotes', 'answer', id],
        mutationFn: async (draft: QuoteAnswerDraft) =>
          (
            await unwrap(
              client.PUT('/api/v2/quotes/{id}/answer', {
                params: { path: { id } },
                // The contract types files as text; the form below is what is sent.
                body: { message: draft.message },
                bodySerializer: () => answerForm(draft),
              }),
            )
          ).Item,
        refresh: (queries, quote) => {
          queries.setQueryData(quoteKeys.one(id), quote);
          return refetch(queries, quoteKeys.box('received'));
        },
      }),
  };
}

function answerForm({
  attachment,
  basedOn,
  removeAttachment = false,
  ...fields
}: QuoteAnswerDraft): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value);
  form.set('based_on', basedOn ?? '');
  if (attachment) form.set('attachment', attachment);
  if (removeAttachment) form.set('remove_attachment', 'true');
  return form;
}

/** View or click to record. */
export interface SeenEvent {
  event: AnalyticsEvent;
  /** Id of the company, product or post. */
  id: string;
}

/**
 * Records views and clicks, also while the page unloads. Fails silently, because it does not affect the
 * user. @param events At most 50.
 */
export async function tellEvents(client: Client, events: readonly SeenEvent[]): Promise<void> {
  await client
    .POST('/api/v2/analytics/events', { body: { source: 'web', events: [...events] }, keepalive: true })
    .catch(() => undefined);
}
