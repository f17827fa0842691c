import { type ContentKind, FEED_SIZE, type FeedReason, type Sector } from '@millrace/domain';
import { pagedByStartOptions, pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { EmailOptOut } from '../types';
import { type FeedPage, joinCommentPages, joinFeedPages, nextFeedStart } from './feed-page';
import { feedKeys, postKeys } from './keys';
import { withOptimisticLikes } from './optimistic-likes';
import { readComments } from './read-comments';

/** Filter of the member's own feed. Default: all. */
export interface FeedFilter {
  /** Reason why posts appear: a followed product, company or member. */
  from?: FeedReason | undefined;
  /** Sector of a product that they are about. */
  sector?: Sector | undefined;
}

/** Subject of a feed; the global one is the member's own. */
export type FeedAbout =
  | ({ kind: 'global' } & FeedFilter)
  | {
      kind: 'user';
      id: string;
      /** Only posts with this content. Default: all. @see GAP-022 */
      content?: ContentKind | undefined;
    }
  | { kind: 'product' | 'company'; id: string };

/** Returns queries of feeds, newest first, as options of TanStack Query. */
export function feedQueries({ withoutRetries: client }: Client) {
  const feed = (
    queryKey: readonly unknown[],
    readPage: (query: { start: number; size: number }, signal: AbortSignal) => Promise<FeedPage>,
  ) =>
    pagedByStartOptions({
      queryKey,
      readPage: async ({ signal, start, client: queries }) => {
        const askedAt = performance.now();
        const page = await readPage({ start, size: FEED_SIZE }, signal);
        return { ...page, items: withOptimisticLikes(queries, page.items, askedAt) };
      },
      nextStart: nextFeedStart,
      join: joinFeedPages,
    });

  const global = ({ from, sector }: FeedFilter = {}) =>
    feed(feedKeys.filtered({ from, sector }), (page, signal) =>
      unwrap(client.GET('/api/v2/feed/global', { params: { query: { ...page, from, sector } }, signal })),
    );
  const user = (id: string, content?: ContentKind) =>
    feed(feedKeys.user(id, content), (page, signal) => {
      const query = { ...page, ...(content && { content }) };
      return unwrap(client.GET('/api/v2/feed/user/{id}', { params: { path: { id }, query }, signal }));
    });
  const product = (id: string) =>
    feed(feedKeys.product(id), (query, signal) =>
      unwrap(client.GET('/api/v2/feed/product/{id}', { params: { path: { id }, query }, signal })),
    );
  const company = (id: string) =>
    feed(feedKeys.company(id), (query, signal) =>
      unwrap(client.GET('/api/v2/feed/company/{id}', { params: { path: { id }, query }, signal })),
    );

  return {
    /** Own feed; without a session it fails with `sign_in_required`. @see API-040, FEED-001 */
    global,
    /** Posts of a member, all or one kind; fails without a session. @see API-037, FEED-001, GAP-022 */
    user,
    /** Posts about a product; guests get the newest ten. @see API-038, GAP-029 */
    product,
    /** Posts about a company; guests get the newest ten. @see API-039, GAP-029 */
    company,

    /** Any feed, for a container that shows all kinds. */
    of: (about: FeedAbout) => {
      if (about.kind === 'global') return global(about);
      if (about.kind === 'user') return user(about.id, about.content);
      return { product, company }[about.kind](about.id);
    },

    /** Newest three posts about a company. @see API-041 */
    latest: (id: string) =>
      readOptions({
        queryKey: feedKeys.latest(id),
        queryFn: async ({ signal, client: queries }) => {
          const askedAt = performance.now();
          const { results } = await unwrap(
            client.GET('/api/v2/feed/company/{id}/latest', { params: { path: { id } }, signal }),
          );
          return withOptimisticLikes(queries, results, askedAt);
        },
      }),
  };
}

/** Number of newest posts requested, and so the highest number of new posts that can be counted. */
export const NEWEST_ASKED = 10;

const query = { start: 0, size: NEWEST_ASKED };

/** Returns options that read the newest posts of a feed, to count new ones. */
export function newestPostsQuery({ withoutRetries: client }: Client, about: FeedAbout) {
  return readOptions({
    queryKey: feedKeys.newest(about.kind, subjectId(about), contentFilter(about)),
    queryFn: async ({ signal }) => (await readFirst(client, about, signal)).items,
  });
}

const subjectId = (about: FeedAbout) => (about.kind === 'global' ? null : about.id);
const contentFilter = (about: FeedAbout): string | null => {
  if (about.kind === 'user') return about.content ?? null;
  return (about.kind === 'global' && [about.from, about.sector].filter(Boolean).join(' ')) || null;
};

function readFirst(client: Client, about: FeedAbout, signal: AbortSignal) {
  if (about.kind === 'global') {
    const filtered = { ...query, from: about.from, sector: about.sector };
    return unwrap(client.GET('/api/v2/feed/global', { params: { query: filtered }, signal }));
  }
  const params = { path: { id: about.id }, query };
  switch (about.kind) {
    case 'user': {
      const ofKind = { ...query, ...(about.content && { content: about.content }) };
      return unwrap(
        client.GET('/api/v2/feed/user/{id}', { params: { path: { id: about.id }, query: ofKind }, signal }),
      );
    }
    case 'product':
      return unwrap(client.GET('/api/v2/feed/product/{id}', { params, signal }));
    case 'company':
      return unwrap(client.GET('/api/v2/feed/company/{id}', { params, signal }));
  }
}

/** Returns queries about posts, as options of TanStack Query. */
export function postQueries({ withoutRetries: client }: Client) {
  return {
    /** Reads a post; fails with `not_found` if the viewer may not read it. @see API-044, DIFF-001 */
    detail: (id: string) =>
      readOptions({
        queryKey: postKeys.detail(id),
        queryFn: async ({ signal, client: queries }) => {
          const askedAt = performance.now();
          const { Item } = await unwrap(
            client.GET('/api/v1/feed/post/{id}', { params: { path: { id } }, signal }),
          );
          return withOptimisticLikes(queries, [Item], askedAt)[0] ?? Item;
        },
      }),

    /** Members who like a post: at most 50, newest first. @see API-046, GAP-065 */
    likes: (id: string) =>
      readOptions({
        queryKey: postKeys.likes(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v1/feed/post/{id}/like', { params: { path: { id } }, signal })),
      }),

    /** Ids of the posts that the member likes; only their own. @see API-049, FEED-015 */
    liked: (userId: string) =>
      readOptions({
        queryKey: postKeys.liked(userId),
        queryFn: async ({ signal }) =>
          (
            await unwrap(
              client.GET('/api/v1/feed/user/{id}/likes', { params: { path: { id: userId } }, signal }),
            )
          ).Items,
      }),

    /** Comments with their replies in chronological order: the newest five, then the previous five. @see FEED-047 */
    comments: (id: string) =>
      pagedOptions({
        queryKey: postKeys.comments(id),
        readPage: ({ signal, cursor }) => readComments(client, id, { signal, cursor }),
        join: joinCommentPages,
      }),

    /** Previous texts of a post, newest first. */
    versions: (id: string) =>
      readOptions({
        queryKey: postKeys.versions(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/feed/post/{id}/versions', { params: { path: { id } }, signal })))
            .results,
      }),
  };
}

/** Returns queries about sharing, as options of TanStack Query. */
export function sharingQueries({ withoutRetries: client }: Client) {
  return {
    /** Opt-out of the address behind a mail's link; an unknown link fails with `not_found`. @see GAP-095 */
    optOut: (token: string) =>
      readOptions<EmailOptOut>({
        queryKey: ['sharing', 'optOut', token],
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v1/emails/optOut', { params: { query: { token } }, signal })),
      }),
  };
}
