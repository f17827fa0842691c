import { joinPages, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { ModerationCase } from '../types';
import { moderationKeys, spreadsheetKeys } from './keys';

/** Returns queries for moderators, as options of TanStack Query; for others they fail with `forbidden`. @see GAP-096 */
export function moderationQueries({ withoutRetries: client }: Client) {
  return {
    /** Reports: open ones oldest first, or decided ones newest decision first. */
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

    /** Case with its context and history. */
    one: (id: string) =>
      readOptions({
        queryKey: moderationKeys.one(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/moderation/cases/{id}', { params: { path: { id } }, signal })),
      }),
  };
}

/** Returns queries of the member's own spreadsheet imports, as options of TanStack Query. */
export function spreadsheetQueries(client: Client) {
  return {
    /** Imports of the last 30 days, newest first. */
    imports: () =>
      readOptions({
        queryKey: spreadsheetKeys.imports,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/spreadsheets/imports', { signal }))).results,
      }),

    /** Import with its progress. */
    one: (id: string) =>
      readOptions({
        queryKey: spreadsheetKeys.one(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/spreadsheets/imports/{id}', { params: { path: { id } }, signal })),
      }),
  };
}

/** Number of cases per page. */
const CASES = 20;
