import { answer } from '../answer';
import type { Client } from '../client';
import type { EmailOptOut } from '../types';
import { readOptions } from './read-options';

/** Reads about sharing, as options of TanStack Query. */
export function sharingQueries(client: Client) {
  return {
    /** Whether the address of a mail's link is never to be written to; a link of nobody's fails with `not_found`. @see GAP-095 */
    optOut: (token: string) =>
      readOptions<EmailOptOut>({
        queryKey: ['sharing', 'optOut', token],
        queryFn: ({ signal }) =>
          answer(client.GET('/api/v1/emails/optOut', { params: { query: { token } }, signal })),
      }),
  };
}
