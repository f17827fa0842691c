import {
  joinLimitedPages,
  joinPages,
  type PageRequest,
  readLimitedPage,
  readPage,
} from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { BlockedMember } from '../types';
import { memberKeys, networkKeys } from './keys';

/** How many are in each of one's lists. @see DATA-006 */
export interface NetworkCounters {
  vendorsCount: number;
  connectionsCount: number;
  customersCount: number;
}

/** Reads about whom one follows and whom one's company deals with, as options of TanStack Query. */
export function networkQueries({ withoutRetries: client }: Client) {
  return {
    /** Whether one follows a member. @see GAP-083 */
    connection: (id: string) =>
      readOptions({
        queryKey: networkKeys.connection(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/me/connections/{id}', { params: { path: { id } }, signal })),
      }),

    /** Whether one has blocked a member. @see GAP-097 */
    block: (id: string) =>
      readOptions({
        queryKey: networkKeys.block(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/me/blocks/{id}', { params: { path: { id } }, signal })),
      }),

    /** Whom one has blocked, the newest first. @see GAP-097 */
    blocks: () =>
      pagedOptions({
        queryKey: networkKeys.blocks,
        readPage: async ({ signal, cursor }) =>
          readPage(await unwrap(client.GET('/api/v2/me/blocks', { params: { query: { cursor } }, signal }))),
        join: joinPages<BlockedMember>,
      }),

    /** How many vendors, connections and customers one has. @see NAV-020, NAV-021 */
    counters: () =>
      readOptions<NetworkCounters>({
        queryKey: networkKeys.counters,
        queryFn: async ({ signal }) => {
          const [vendors, connections, customers] = await Promise.all([
            unwrap(client.GET('/api/v2/me/vendors/count', { signal })),
            unwrap(client.GET('/api/v2/me/connections/count', { signal })),
            unwrap(client.GET('/api/v2/me/customers/count', { signal })),
          ]);
          return {
            vendorsCount: vendors.count,
            connectionsCount: connections.count,
            customersCount: customers.count,
          };
        },
      }),

    /** The companies that supply what goes into one's company's products, most contacts first. @see LIST-001 */
    vendors: ({ limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: networkKeys.vendors({ limit }),
        readPage: async ({ signal, cursor }) =>
          readLimitedPage(
            await unwrap(client.GET('/api/v2/me/vendors', { params: { query: { limit, cursor } }, signal })),
          ),
        join: joinLimitedPages,
      }),

    /** The companies that supply what one's company's products go into, most contacts first. @see LIST-002 */
    customers: ({ limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: networkKeys.customers({ limit }),
        readPage: async ({ signal, cursor }) =>
          readLimitedPage(
            await unwrap(
              client.GET('/api/v2/me/customers', { params: { query: { limit, cursor } }, signal }),
            ),
          ),
        join: joinLimitedPages,
      }),

    /** The members that one follows, then the contacts of vendors and customers. @see LIST-003, GAP-084 */
    connections: ({ limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: networkKeys.connections({ limit }),
        readPage: async ({ signal, cursor }) =>
          readLimitedPage(
            await unwrap(
              client.GET('/api/v2/me/connections', { params: { query: { limit, cursor } }, signal }),
            ),
          ),
        join: joinLimitedPages,
      }),
  };
}

/** Reads about members, as options of TanStack Query. */
export function memberQueries({ withoutRetries: client }: Client) {
  return {
    /** What members are told of a member. @see GAP-055 */
    profile: (id: string) =>
      readOptions({
        queryKey: memberKeys.one(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/user/profile/byId/{id}', { params: { path: { id } }, signal })))
            .Item,
      }),
  };
}
