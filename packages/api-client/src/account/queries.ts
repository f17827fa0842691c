import { mergeOwnRecord } from '../messaging/chat-merge';
import { joinPages, type PageRequest, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { User } from '../types';
import { meKeys, sessionKeys } from './keys';

/** Reads about the session, as options of TanStack Query. */
export function sessionQueries({ withoutRetries: client }: Client) {
  return {
    /** Who is signed in. Never fails: any failure means nobody. @see ACC-059, API-001 */
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

/** Reads about oneself, as options of TanStack Query; without a session they fail with `sign_in_required`. */
export function meQueries({ withoutRetries: client }: Client) {
  return {
    /** One's own profile, with the e-mail addresses. */
    profile: () =>
      readOptions({
        queryKey: meKeys.profile,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me', { signal })),
      }),

    /** How one signs in: second factor, passkeys, password, LinkedIn. */
    security: () =>
      readOptions({
        queryKey: meKeys.security,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/security', { signal })),
      }),

    /** Whether this device shows what one is told. */
    push: () =>
      readOptions({
        queryKey: meKeys.push,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/push', { signal })),
      }),

    /** What one is mailed about, and how often. @see GAP-094 */
    alerts: () =>
      readOptions({
        queryKey: meKeys.alerts,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/me/alerts', { signal })),
      }),

    /** Where one is signed in, the session used last first. */
    sessions: () =>
      readOptions({
        queryKey: meKeys.sessions,
        queryFn: async ({ signal }) => (await unwrap(client.GET('/api/v2/me/sessions', { signal }))).results,
      }),

    /** One's personal access tokens, the newest first. */
    tokens: () =>
      readOptions({
        queryKey: meKeys.tokens,
        queryFn: async ({ signal }) => (await unwrap(client.GET('/api/v2/me/tokens', { signal }))).results,
      }),

    /** Five products that one may want to follow, the nearest in the value chain first. @see NAV-023, GAP-085 */
    recommendedProducts: () =>
      readOptions({
        queryKey: meKeys.recommendedProducts,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/product/recommended/all', { signal }))).Items,
      }),

    /** The companies that one follows, by id, and how many these are. @see DATA-005 */
    followedCompanies: () =>
      readOptions({
        queryKey: meKeys.followedCompanies,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v1/me/followedCompanies', { signal })),
      }),

    /** The products that one follows, the one followed last first. @see NAV-022 */
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
