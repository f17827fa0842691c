import type { AnalyticsEvent } from '@millrace/domain';
import { sessionKeys } from '../account/keys';
import { refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { withIdempotencyKey } from '../transport/idempotency';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { OwnPlan, TeamList } from '../types';
import { planKeys, quoteKeys } from './keys';

/** Writes about one's plan, as options of TanStack Query. */
export function planMutations({ withoutRetries: client }: Client) {
  return {
    /** Begins a checkout. Answers where it is paid. @see GAP-079 */
    checkout: () =>
      writeOptions<string, undefined>({
        mutationKey: ['plans', 'checkout'],
        mutationFn: async () => (await unwrap(client.POST('/api/v2/me/checkout'))).url,
        refresh: async () => undefined,
      }),

    /** Begins a visit to where the means of payment are changed. Answers where. */
    portal: () =>
      writeOptions<string, undefined>({
        mutationKey: ['plans', 'portal'],
        mutationFn: async () => (await unwrap(client.POST('/api/v2/me/portal'))).url,
        refresh: async () => undefined,
      }),

    /** Cancels one's plan at the end of its term, or lets it go on. */
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

    /** Invites those of a team's addresses that are new to it. @see API-026 */
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

    /** Accepts or declines a place in somebody's team; accepting changes one's plan. */
    answerInvitation: () =>
      writeOptions<void, { id: string; accept: boolean }>({
        mutationKey: ['plans', 'answerInvitation'],
        mutationFn: ({ id, accept }) =>
          expectNoContent(
            client.PUT('/api/v2/me/teaminvitations/{id}', { params: { path: { id } }, body: { accept } }),
          ),
        refresh: (queries) => refetch(queries, planKeys.invitations, planKeys.own, sessionKeys.currentUser),
      }),

    /** Sends a pending invitation to one's team again. */
    resendTeamInvitation: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['plans', 'resendTeamInvitation'],
        mutationFn: ({ id }) =>
          expectNoContent(
            client.POST('/api/v2/me/subscribedusers/{id}/resend', { params: { path: { id } } }),
          ),
        // The team stays as it is.
        refresh: () => Promise.resolve(),
      }),

    /** Takes somebody out of one's team. */
    removeTeamMember: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['plans', 'removeTeamMember'],
        mutationFn: ({ id }) =>
          expectNoContent(client.DELETE('/api/v2/me/subscribedusers/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, planKeys.team),
      }),
  };
}

/** What a supplier answers; only the message is needed. */
export interface QuoteAnswerDraft {
  price?: string;
  lead_time?: string;
  minimum_order?: string;
  message: string;
  /** In place of the file that there is. PDF, Word or Excel, at most 5 MB. */
  attachment?: File;
  /** Takes the file away that there is. Default `false`. */
  removeAttachment?: boolean;
  /** `answered` of the answer that is changed; null where there was none. A newer one fails with `edited_meanwhile`. */
  basedOn: string | null;
}

/** Writes about requests for quotes, as options of TanStack Query. @see DIFF-003 */
export function quoteMutations({ withoutRetries: client }: Client) {
  return {
    /** Answers in the name of one's company, in place of what it answered before. */
    answer: (id: string) =>
      writeOptions({
        mutationKey: ['quotes', 'answer', id],
        mutationFn: async (draft: QuoteAnswerDraft) =>
          (
            await unwrap(
              client.PUT('/api/v2/quotes/{id}/answer', {
                params: { path: { id } },
                // The contract's types know a file as text; what is sent is the form below.
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

/** Something that was looked at or clicked. */
export interface SeenEvent {
  event: AnalyticsEvent;
  /** Of the company, product or post. */
  id: string;
}

/**
 * Tells what was looked at, also while the page goes away. Whether it arrives concerns nobody on the page: a failure is
 * silent. @param events At most 50.
 */
export async function tellEvents(client: Client, events: readonly SeenEvent[]): Promise<void> {
  await client
    .POST('/api/v2/analytics/events', { body: { source: 'web', events: [...events] }, keepalive: true })
    .catch(() => undefined);
}
