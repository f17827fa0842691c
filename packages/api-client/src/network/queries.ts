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

/** Number of entries in each of the member's lists. @see DATA-006 */
export interface NetworkCounters {
  vendorsCount: number;
  connectionsCount: number;
  customersCount: number;
}

/** Returns queries about followed members and business partners, as options of TanStack Query. */
export function networkQueries({ withoutRetries: client }: Client) {
  return {
    /** Connection to a member: whether they are followed. @see GAP-083 */
    connection: (id: string) =>
      readOptions({
        queryKey: networkKeys.connection(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/me/connections/{id}', { params: { path: { id } }, signal })),
      }),

    /** Block of a member: whether they are blocked. @see GAP-097 */
    block: (id: string) =>
      readOptions({
        queryKey: networkKeys.block(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/me/blocks/{id}', { params: { path: { id } }, signal })),
      }),

    /** Blocked members, newest first. @see GAP-097 */
    blocks: () =>
      pagedOptions({
        queryKey: networkKeys.blocks,
        readPage: async ({ signal, cursor }) =>
          readPage(await unwrap(client.GET('/api/v2/me/blocks', { params: { query: { cursor } }, signal }))),
        join: joinPages<BlockedMember>,
      }),

    /** Numbers of vendors, connections and customers. @see NAV-020, NAV-021 */
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

    /** Vendors: companies that supply raw materials of the company's products, most contacts first. @see LIST-001 */
    vendors: ({ limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: networkKeys.vendors({ limit }),
        readPage: async ({ signal, cursor }) =>
          readLimitedPage(
            await unwrap(client.GET('/api/v2/me/vendors', { params: { query: { limit, cursor } }, signal })),
          ),
        join: joinLimitedPages,
      }),

    /** Customers: companies that supply applications of the company's products, most contacts first. @see LIST-002 */
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

    /** Followed members, then the contacts of vendors and customers. @see LIST-003, GAP-084 */
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

/** Returns queries about members, as options of TanStack Query. */
export function memberQueries({ withoutRetries: client }: Client) {
  return {
    /** Profile of a member as other members see it. @see GAP-055 */
    profile: (id: string) =>
      readOptions({
        queryKey: memberKeys.one(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/user/profile/byId/{id}', { params: { path: { id } }, signal })))
            .Item,
      }),
  };
}
