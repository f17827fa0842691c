import { mergeOwnRecord } from '../messaging/chat-merge';
import { joinPages, type PageRequest, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { User } from '../types';
import { meKeys, sessionKeys } from './keys';

/** Returns queries about the session, as options of TanStack Query. */
export function sessionQueries({ withoutRetries: client }: Client) {
  return {
    /** Signed-in user. Never fails: any failure means null. @see ACC-059, API-001 */
    currentUser: () =>
      readOptions<User | null>({
        queryKey: sessionKeys.currentUser,
        queryFn: async ({ signal }) => {
          try {
            return (await unwrap(client.GET('/api/v1/current_user', { signal }))).Item;
          } catch {
            return null;
          }
        },
        merge: mergeOwnRecord,
      }),
  };
}

/** Returns queries about the signed-in member, as options of TanStack Query. Without a session: `sign_in_required`. */
export function meQueries({ withoutRetries: client }: Client) {
  return {
    /** Own profile, with the e-mail addresses. */
    profile: () =>
      readOptions({
        queryKey: meKeys.profile,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me', { signal })),
      }),

    /** Sign-in methods: second factor, passkeys, password, LinkedIn. */
    security: () =>
      readOptions({
        queryKey: meKeys.security,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/security', { signal })),
      }),

    /** Push subscription of this device. */
    push: () =>
      readOptions({
        queryKey: meKeys.push,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/push', { signal })),
      }),

    /** E-mail alert settings: kinds and frequency. @see GAP-094 */
    alerts: () =>
      readOptions({
        queryKey: meKeys.alerts,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/alerts', { signal })),
      }),

    /** Active sessions, most recently used first. */
    sessions: () =>
      readOptions({
        queryKey: meKeys.sessions,
        queryFn: async ({ signal }) => (await unwrap(client.GET('/api/v2/me/sessions', { signal }))).results,
      }),

    /** Personal access tokens, newest first. */
    tokens: () =>
      readOptions({
        queryKey: meKeys.tokens,
        queryFn: async ({ signal }) => (await unwrap(client.GET('/api/v2/me/tokens', { signal }))).results,
      }),

    /** Five recommended products to follow, nearest in the value chain first. @see NAV-023, GAP-085 */
    recommendedProducts: () =>
      readOptions({
        queryKey: meKeys.recommendedProducts,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/product/recommended/all', { signal }))).Items,
      }),

    /** Ids of followed companies, and their number. @see DATA-005 */
    followedCompanies: () =>
      readOptions({
        queryKey: meKeys.followedCompanies,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v1/me/followedCompanies', { signal })),
      }),

    /** Followed products, most recently followed first. @see NAV-022 */
    followedProducts: ({ limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: meKeys.followedProducts({ limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v1/user/Products/followed', { params: { query: { limit, cursor } }, signal }),
            ),
          ),
        join: joinPages,
      }),
  };
}
