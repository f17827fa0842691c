import type { AnalyticsDays, AnalyticsPeriod } from '@millrace/domain';
import { joinPages, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type {
  Analytics,
  Invoice,
  OwnPlan,
  QuoteRequest,
  QuoteRequestDetail,
  TeamInvitation,
  TeamList,
} from '../types';
import { analyticsKeys, planKeys, quoteKeys } from './keys';

/** Reads about one's plan, as options of TanStack Query; without a session they fail with `sign_in_required`. */
export function planQueries({ withoutRetries: client }: Client) {
  return {
    /** One's plan: which, from where, until when. @see GAP-006 */
    own: () =>
      readOptions<OwnPlan>({
        queryKey: planKeys.own,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/subscription', { signal })),
      }),

    /** One's invoices, newest first. */
    invoices: () =>
      readOptions<Invoice[]>({
        queryKey: planKeys.invoices,
        queryFn: async ({ signal }) => (await unwrap(client.GET('/api/v2/me/invoices', { signal }))).results,
      }),

    /** Who would share their plan with oneself, oldest first. */
    invitations: () =>
      readOptions<TeamInvitation[]>({
        queryKey: planKeys.invitations,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/me/teaminvitations', { signal }))).results,
      }),

    /** Who shares one's plan; fails with `plan_required` for who has none of their own. @see PLAN-014 */
    team: () =>
      readOptions<TeamList>({
        queryKey: planKeys.team,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/subscribedusers', { signal })),
      }),
  };
}

/** Reads about requests for quotes, as options of TanStack Query. @see DIFF-003 */
export function quoteQueries({ withoutRetries: client }: Client) {
  return {
    /** Requests that one has sent, or that one's company was sent, the newest first. */
    box: (box: 'sent' | 'received') =>
      pagedOptions({
        queryKey: quoteKeys.box(box),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(client.GET('/api/v2/quotes', { params: { query: { box, cursor } }, signal })),
          ),
        join: joinPages<QuoteRequest>,
      }),

    /** A request with the answers that one may read. */
    detail: (id: string) =>
      readOptions<QuoteRequestDetail>({
        queryKey: quoteKeys.one(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/quotes/{id}', { params: { path: { id } }, signal }))).Item,
      }),
  };
}

/** Where what is attached to a request, or to the answer of a supplier, is read; a path of the API. */
export const quoteAttachmentPath = (quoteId: string, companyId?: string): string =>
  companyId === undefined
    ? `/api/v2/quotes/${quoteId}/attachment`
    : `/api/v2/quotes/${quoteId}/answers/${companyId}/attachment`;

/** Which days are looked at, and how they are put together. */
export interface AnalyticsRange extends AnalyticsDays {
  by: AnalyticsPeriod;
}

/** Reads of how one's company is looked at, as options of TanStack Query. */
export function analyticsQueries({ withoutRetries: client }: Client) {
  return {
    /** Fails with `plan_required`, `company_required` or `company_only` for who may not look. @see PLAN-008 */
    own: ({ from, to, by }: AnalyticsRange) =>
      readOptions<Analytics>({
        queryKey: analyticsKeys.own({ from, to, by }),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/analytics', { params: { query: { from, to, by } }, signal })),
      }),
  };
}
