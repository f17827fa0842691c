import { answer } from '../answer';
import type { Client } from '../client';
import { joinPages, readPage } from '../page';
import { moderationKeys } from '../query-keys';
import type { DuplicateCase } from '../types';
import { pagedOptions } from './read-options';

/** Reads of what is in the catalogue twice, as options of TanStack Query. @see GAP-088 */
export function duplicateQueries(client: Client) {
  return {
    /** What members have flagged: what waits, the oldest first, or what was decided, the newest first. For moderators. */
    cases: (status: 'open' | 'closed') =>
      pagedOptions({
        queryKey: moderationKeys.duplicates(status),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await answer(
              client.GET('/api/v2/moderation/duplicates', {
                params: { query: { status, limit: CASES, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages<DuplicateCase>,
      }),
  };
}

/** Cases of a page. */
const CASES = 20;
