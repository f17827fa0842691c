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

/** Returns queries about the member's plan, as options of TanStack Query. Without a session: `sign_in_required`. */
export function planQueries({ withoutRetries: client }: Client) {
  return {
    /** Plan with its source and end. @see GAP-006 */
    own: () =>
      readOptions<OwnPlan>({
        queryKey: planKeys.own,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/subscription', { signal })),
      }),

    /** Invoices, newest first. */
    invoices: () =>
      readOptions<Invoice[]>({
        queryKey: planKeys.invoices,
        queryFn: async ({ signal }) => (await unwrap(client.GET('/api/v2/me/invoices', { signal }))).results,
      }),

    /** Pending invitations to the teams of others, oldest first. */
    invitations: () =>
      readOptions<TeamInvitation[]>({
        queryKey: planKeys.invitations,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/me/teaminvitations', { signal }))).results,
      }),

    /** Members of the team; fails with `plan_required` if the member has no plan of their own. @see PLAN-014 */
    team: () =>
      readOptions<TeamList>({
        queryKey: planKeys.team,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/subscribedusers', { signal })),
      }),
  };
}

/** Returns queries about requests for quotes, as options of TanStack Query. @see DIFF-003 */
export function quoteQueries({ withoutRetries: client }: Client) {
  return {
    /** Requests sent by the member or received by their company, newest first. */
    box: (box: 'sent' | 'received') =>
      pagedOptions({
        queryKey: quoteKeys.box(box),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(client.GET('/api/v2/quotes', { params: { query: { box, cursor } }, signal })),
          ),
        join: joinPages<QuoteRequest>,
      }),

    /** Request with the answers that the member may read. */
    detail: (id: string) =>
      readOptions<QuoteRequestDetail>({
        queryKey: quoteKeys.one(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/quotes/{id}', { params: { path: { id } }, signal }))).Item,
      }),
  };
}

/** Returns the API path of the file attached to a request, or to a supplier's answer. */
export const quoteAttachmentPath = (quoteId: string, companyId?: string): string =>
  companyId === undefined
    ? `/api/v2/quotes/${quoteId}/attachment`
    : `/api/v2/quotes/${quoteId}/answers/${companyId}/attachment`;

/** Date range and grouping of analytics. */
export interface AnalyticsRange extends AnalyticsDays {
  by: AnalyticsPeriod;
}

/** Returns queries of the analytics of the member's company, as options of TanStack Query. */
export function analyticsQueries({ withoutRetries: client }: Client) {
  return {
    /** Analytics; fails with `plan_required`, `company_required` or `company_only` without access. @see PLAN-008 */
    own: ({ from, to, by }: AnalyticsRange) =>
      readOptions<Analytics>({
        queryKey: analyticsKeys.own({ from, to, by }),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/analytics', { params: { query: { from, to, by } }, signal })),
      }),
  };
}
