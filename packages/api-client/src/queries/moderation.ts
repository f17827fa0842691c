import { answer } from '../answer';
import type { Client } from '../client';
import { joinPages, readPage } from '../page';
import { moderationKeys } from '../query-keys';
import type { ModerationCase } from '../types';
import { pagedOptions, readOptions } from './read-options';

/** Reads of moderators, as options of TanStack Query; for everybody else they fail with `forbidden`. @see GAP-096 */
export function moderationQueries(client: Client) {
  return {
    /** What was reported: what waits, the oldest first, or what was decided, the newest decision first. */
    cases: (status: 'open' | 'closed') =>
      pagedOptions({
        queryKey: moderationKeys.cases(status),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await answer(
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
          answer(client.GET('/api/v2/moderation/cases/{id}', { params: { path: { id } }, signal })),
      }),
  };
}

/** Cases of a page. */
const CASES = 20;
