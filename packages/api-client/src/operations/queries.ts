import { joinPages, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { ModerationCase } from '../types';
import { moderationKeys } from './keys';

/** Reads of moderators, as options of TanStack Query; for everybody else they fail with `forbidden`. @see GAP-096 */
export function moderationQueries({ withoutRetries: client }: Client) {
  return {
    /** What was reported: what waits, the oldest first, or what was decided, the newest decision first. */
    cases: (status: 'open' | 'closed') =>
      pagedOptions({
        queryKey: moderationKeys.cases(status),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v2/moderation/cases', {
                params: { query: { status, limit: CASES, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages<ModerationCase>,
      }),

    /** A case with its context and history. */
    one: (id: string) =>
      readOptions({
        queryKey: moderationKeys.one(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/moderation/cases/{id}', { params: { path: { id } }, signal })),
      }),
  };
}

/** Cases of a page. */
const CASES = 20;
