import { answer } from '../answer';
import type { Client } from '../client';
import { joinPages, readPage } from '../page';
import { networkKeys } from '../query-keys';
import type { BlockedMember } from '../types';
import { pagedOptions, readOptions } from './read-options';

/** Reads about whom one follows, as options of TanStack Query. */
export function networkQueries(client: Client) {
  return {
    /** Whether one follows a member. @see GAP-083 */
    connection: (id: string) =>
      readOptions({
        queryKey: networkKeys.connection(id),
        queryFn: ({ signal }) =>
          answer(client.GET('/api/v2/me/connections/{id}', { params: { path: { id } }, signal })),
      }),

    /** Whether one has blocked a member. @see GAP-097 */
    block: (id: string) =>
      readOptions({
        queryKey: networkKeys.block(id),
        queryFn: ({ signal }) =>
          answer(client.GET('/api/v2/me/blocks/{id}', { params: { path: { id } }, signal })),
      }),

    /** Whom one has blocked, the newest first. @see GAP-097 */
    blocks: () =>
      pagedOptions({
        queryKey: networkKeys.blocks,
        readPage: async ({ signal, cursor }) =>
          readPage(await answer(client.GET('/api/v2/me/blocks', { params: { query: { cursor } }, signal }))),
        join: joinPages<BlockedMember>,
      }),
  };
}
