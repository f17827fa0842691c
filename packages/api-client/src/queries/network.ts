import { answer } from '../answer';
import type { Client } from '../client';
import { networkKeys } from '../query-keys';
import { readOptions } from './read-options';

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
  };
}
