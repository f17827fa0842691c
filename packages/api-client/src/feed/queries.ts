import { type ContentKind, FEED_SIZE, type FeedReason, type Sector } from '@millrace/domain';
import { pagedByStartOptions, pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { EmailOptOut } from '../types';
import { type FeedPage, joinCommentPages, joinFeedPages, nextFeedStart } from './feed-page';
import { feedKeys, postKeys } from './keys';
import { withOptimisticLikes } from './optimistic-likes';
import { readComments } from './read-comments';

/** Selects posts of one's own feed. Default: all. */
export interface FeedFilter {
  /** Why they are there: a product, a company or a member whom one follows. */
  from?: FeedReason | undefined;
  /** Of a product that they are about. */
  sector?: Sector | undefined;
}

/** What a feed is about; the global one is one's own. */
export type FeedAbout =
  | ({ kind: 'global' } & FeedFilter)
  | {
      kind: 'user';
      id: string;
      /** Only posts that bring this. Default: all. @see GAP-022 */
      content?: ContentKind | undefined;
    }
  | { kind: 'product' | 'company'; id: string };

/** Reads of feeds, newest first, as options of TanStack Query. */
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
    /** One's own feed; without a session it fails with `sign_in_required`. @see API-040, FEED-001 */
    global,
    /** What a member posted, all or one kind; without a session it fails with `sign_in_required`. @see API-037, FEED-001, GAP-022 */
    user,
    /** What was posted about a product; guests get the newest ten. @see API-038, GAP-029 */
    product,
    /** What was posted about a company; guests get the newest ten. @see API-039, GAP-029 */
    company,

    /** Any of them, for a container that shows all kinds. */
    of: (about: FeedAbout) => {
      if (about.kind === 'global') return global(about);
      if (about.kind === 'user') return user(about.id, about.content);
      return { product, company }[about.kind](about.id);
    },

    /** The newest three posts about a company. @see API-041 */
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

/** As many of the newest posts are asked for: so many are new, or more. */
export const NEWEST_ASKED = 10;

const query = { start: 0, size: NEWEST_ASKED };

/** The newest posts of a feed: for asking how many are new. */
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

/** Reads about posts, as options of TanStack Query. */
export function postQueries({ withoutRetries: client }: Client) {
  return {
    /** One post; what the viewer may not read fails with `not_found`. @see API-044, DIFF-001 */
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

    /** Who likes a post: at most 50, the newest first. @see API-046, GAP-065 */
    likes: (id: string) =>
      readOptions({
        queryKey: postKeys.likes(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v1/feed/post/{id}/like', { params: { path: { id } }, signal })),
      }),

    /** Ids of the posts that one likes; one's own only. @see API-049, FEED-015 */
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

    /** Comments in the order of time with their replies: the newest five, then the five before. @see FEED-047 */
    comments: (id: string) =>
      pagedOptions({
        queryKey: postKeys.comments(id),
        readPage: ({ signal, cursor }) => readComments(client, id, { signal, cursor }),
        join: joinCommentPages,
      }),

    /** Earlier texts of a post, newest first. */
    versions: (id: string) =>
      readOptions({
        queryKey: postKeys.versions(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/feed/post/{id}/versions', { params: { path: { id } }, signal })))
            .results,
      }),
  };
}

/** Reads about sharing, as options of TanStack Query. */
export function sharingQueries({ withoutRetries: client }: Client) {
  return {
    /** Whether the address of a mail's link is never to be written to; a link of nobody's fails with `not_found`. @see GAP-095 */
    optOut: (token: string) =>
      readOptions<EmailOptOut>({
        queryKey: ['sharing', 'optOut', token],
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v1/emails/optOut', { params: { query: { token } }, signal })),
      }),
  };
}
