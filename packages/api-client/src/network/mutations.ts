import { companyKeys } from '../companies/keys';
import { dropCachedPostsByAuthor } from '../feed/cache';
import { feedKeys, postKeys } from '../feed/keys';
import { chatKeys } from '../messaging/keys';
import { notificationKeys } from '../notifications/keys';
import { refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { BlockState, CompanyFollow, Connection } from '../types';
import { networkKeys } from './keys';

/** Query keys that blocking or unblocking a member invalidates. @see GAP-097 */
const BLOCKABLE = [feedKeys.all, postKeys.all, chatKeys.all, notificationKeys.all] as const;

/** Returns mutations of follows and blocks, as options of TanStack Query; follows change the member's feed. */
export function networkMutations({ withoutRetries: client }: Client) {
  return {
    /** Follows a company. @see API-035 */
    followCompany: (id: string) =>
      writeOptions<CompanyFollow, void>({
        mutationKey: ['network', 'followCompany'],
        scope: `network/company/${id}`,
        mutationFn: async () =>
          (await unwrap(client.POST('/api/v1/me/followedCompanies', { body: { company_id: id } }))).Item,
        refresh: (queries) => refetch(queries, companyKeys.detail(id), feedKeys.global),
      }),

    /** Stops following a company. @see API-036 */
    unfollowCompany: (id: string) =>
      writeOptions<void, void>({
        mutationKey: ['network', 'unfollowCompany'],
        scope: `network/company/${id}`,
        mutationFn: () =>
          expectNoContent(client.DELETE('/api/v1/me/followedCompanies/{id}', { params: { path: { id } } })),
        refresh: (queries) => refetch(queries, companyKeys.detail(id), feedKeys.global),
      }),

    /** Follows a member, who becomes a connection. @see GAP-083 */
    connect: (id: string) =>
      writeOptions<Connection, void>({
        mutationKey: ['network', 'connect'],
        scope: `network/connection/${id}`,
        mutationFn: () => unwrap(client.POST('/api/v2/me/connections', { body: { user_id: id } })),
        refresh: (queries, connection) => {
          queries.setQueryData(networkKeys.connection(id), connection);
          return refetch(queries, networkKeys.counters, feedKeys.global);
        },
      }),

    /** Stops following a member. @see GAP-083 */
    disconnect: (id: string) =>
      writeOptions<void, void>({
        mutationKey: ['network', 'disconnect'],
        scope: `network/connection/${id}`,
        mutationFn: () =>
          expectNoContent(client.DELETE('/api/v2/me/connections/{id}', { params: { path: { id } } })),
        refresh: (queries) =>
          refetch(queries, networkKeys.connection(id), networkKeys.counters, feedKeys.global),
      }),

    /** Blocks a member, whose posts and comments are then hidden from the blocker. @see GAP-097 */
    block: (id: string) =>
      writeOptions<BlockState, undefined>({
        mutationKey: ['network', 'block'],
        mutationFn: () => unwrap(client.POST('/api/v2/me/blocks', { body: { user_id: id } })),
        refresh: (queries, block) => {
          dropCachedPostsByAuthor(queries, id);
          queries.setQueryData(networkKeys.block(id), block);
          return refetch(queries, networkKeys.blocks, ...BLOCKABLE);
        },
      }),

    /** Unblocks a member: their posts and comments are visible again. @see GAP-097 */
    unblock: () =>
      writeOptions<void, { id: string }>({
        mutationKey: ['network', 'unblock'],
        mutationFn: ({ id }) =>
          expectNoContent(client.DELETE('/api/v2/me/blocks/{id}', { params: { path: { id } } })),
        refresh: (queries, _, { id }) =>
          refetch(queries, networkKeys.block(id), networkKeys.blocks, ...BLOCKABLE),
      }),
  };
}
