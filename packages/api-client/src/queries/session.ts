import { answer } from '../answer';
import { mergeOwnRecord } from '../chat-merge';
import type { Client } from '../client';
import { sessionKeys } from '../query-keys';
import type { User } from '../types';
import { readOptions } from './read-options';

/** Reads about the session, as options of TanStack Query. */
export function sessionQueries(client: Client) {
  return {
    /** Who is signed in. Never fails: any failure means nobody. @see ACC-059, API-001 */
    currentUser: () =>
      readOptions<User | null>({
        queryKey: sessionKeys.currentUser,
        queryFn: async ({ signal }) => {
          try {
            return (await answer(client.GET('/api/v1/current_user', { signal }))).Item;
          } catch {
            return null;
          }
        },
        merge: mergeOwnRecord,
      }),
  };
}
