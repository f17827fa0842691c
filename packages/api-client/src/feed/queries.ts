import { COMMENT_SIZE, type ContentKind, FEED_SIZE } from '@millrace/domain';
import { pagedByStartOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { EmailOptOut } from '../types';
import { type FeedPage, joinCommentPages, joinFeedPages, nextCommentStart, nextFeedStart } from './feed-page';
import { feedKeys, postKeys } from './keys';
import { withOptimisticLikes } from './optimistic-likes';

/** What a feed is about; the global one is one's own. */
export type FeedAbout =
  | { kind: 'global' }
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

  const global = () =>
    feed(feedKeys.global, (query, signal) =>
      unwrap(client.GET('/api/v2/feed/global', { params: { query }, signal })),
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
      if (about.kind === 'global') return global();
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

const query = { start: 0, size: 1 };

/** The newest post of a feed, or null: for asking whether there are new ones. */
export function newestPostQuery({ withoutRetries: client }: Client, about: FeedAbout) {
  return readOptions({
    queryKey: feedKeys.newest(about.kind, subjectId(about), contentFilter(about)),
    queryFn: async ({ signal }) => (await readFirst(client, about, signal)).items[0] ?? null,
  });
}

const subjectId = (about: FeedAbout) => (about.kind === 'global' ? null : about.id);
const contentFilter = (about: FeedAbout) => (about.kind === 'user' ? (about.content ?? null) : null);

function readFirst(client: Client, about: FeedAbout, signal: AbortSignal) {
  if (about.kind === 'global')
    return unwrap(client.GET('/api/v2/feed/global', { params: { query }, signal }));
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

    /** Comments, newest first, five at a time. @see API-050, FEED-047 */
    comments: (id: string) =>
      pagedByStartOptions({
        queryKey: postKeys.comments(id),
        readPage: ({ signal, start }) =>
          unwrap(
            client.GET('/api/v1/feed/post/{id}/comment', {
              params: { path: { id }, query: { start, size: COMMENT_SIZE } },
              signal,
            }),
          ),
        nextStart: nextCommentStart,
        join: joinCommentPages,
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
