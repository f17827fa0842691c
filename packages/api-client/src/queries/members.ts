import { answer } from '../answer';
import type { Client } from '../client';
import { memberKeys } from '../query-keys';
import { readOptions } from './read-options';

/** Reads about members, as options of TanStack Query. */
export function memberQueries(client: Client) {
  return {
    /** What members are told of a member. @see GAP-055 */
    profile: (id: string) =>
      readOptions({
        queryKey: memberKeys.one(id),
        queryFn: async ({ signal }) =>
          (await answer(client.GET('/api/v1/user/profile/byId/{id}', { params: { path: { id } }, signal })))
            .Item,
      }),
  };
}
