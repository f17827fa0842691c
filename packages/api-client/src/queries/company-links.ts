import { answer } from '../answer';
import type { Client } from '../client';
import { joinPages, readPage } from '../page';
import { companyKeys, moderationKeys } from '../query-keys';
import type { LinkCase } from '../types';
import { pagedOptions, readOptions } from './read-options';

/** Reads of who belongs to which company, as options of TanStack Query. @see GAP-089 */
export function companyLinkQueries(client: Client) {
  return {
    /** How the reader stands to a company. */
    own: (companyId: string) =>
      readOptions({
        queryKey: companyKeys.link(companyId),
        queryFn: ({ signal }) =>
          answer(client.GET('/api/v2/companies/{id}/link', { params: { path: { id: companyId } }, signal })),
      }),

    /** Requests and objections: what waits, the oldest first, or what was decided, the newest first. For moderators. */
    cases: (status: 'open' | 'closed') =>
      pagedOptions({
        queryKey: moderationKeys.linkCases(status),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await answer(
              client.GET('/api/v2/moderation/company-links', {
                params: { query: { status, limit: CASES, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages<LinkCase>,
      }),
  };
}

/** Cases of a page. */
const CASES = 20;
