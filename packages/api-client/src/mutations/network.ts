import { answer, answerNothing } from '../answer';
import type { Client } from '../client';
import { companyKeys, feedKeys, networkKeys } from '../query-keys';
import type { CompanyFollow, Connection } from '../types';
import { refetch, writeOptions } from './write-options';

/** Writes about whom one follows, as options of TanStack Query; what is followed changes one's own feed. */
export function networkMutations(client: Client) {
  return {
    /** Follows a company. @see API-035 */
    followCompany: (id: string) =>
      writeOptions<CompanyFollow, void>({
        mutationKey: ['network', 'followCompany'],
        mutationFn: async () =>
          (await answer(client.POST('/api/v1/me/followedCompanies', { body: { company_id: id } }))).Item,
        refresh: (queries) => refetch(queries, companyKeys.detail(id), feedKeys.global),
      }),

    /** Stops following a company. @see API-036 */
    unfollowCompany: (id: string) =>
      writeOptions<void, void>({
        mutationKey: ['network', 'unfollowCompany'],
        mutationFn: () =>
          answerNothing(client.DELETE('/api/v1/me/followedCompanies/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, companyKeys.detail(id), feedKeys.global),
      }),

    /** Follows a member, who becomes a connection. @see GAP-083 */
    connect: (id: string) =>
      writeOptions<Connection, void>({
        mutationKey: ['network', 'connect'],
        mutationFn: () => answer(client.POST('/api/v2/me/connections', { body: { user_id: id } })),
        refresh: (queries, connection) => {
          queries.setQueryData(networkKeys.connection(id), connection);
          return refetch(queries, feedKeys.global);
        },
      }),

    /** Stops following a member. @see GAP-083 */
    disconnect: (id: string) =>
      writeOptions<void, void>({
        mutationKey: ['network', 'disconnect'],
        mutationFn: () =>
          answerNothing(client.DELETE('/api/v2/me/connections/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, networkKeys.connection(id), feedKeys.global),
      }),
  };
}
