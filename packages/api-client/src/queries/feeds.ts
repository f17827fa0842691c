import { type ContentKind, FEED_SIZE } from '@millrace/domain';
import { answer } from '../answer';
import type { Client } from '../client';
import { type FeedPage, joinFeedPages, nextFeedStart } from '../feed-page';
import { withLatestLikes } from '../latest-likes';
import { feedKeys } from '../query-keys';
import { pagedByStartOptions, readOptions } from './read-options';

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
export function feedQueries(client: Client) {
  const feed = (
    queryKey: readonly unknown[],
    readPage: (query: { start: number; size: number }, signal: AbortSignal) => Promise<FeedPage>,
  ) =>
    pagedByStartOptions({
      queryKey,
      readPage: async ({ signal, start, client: queries }) => {
        const askedAt = performance.now();
        const page = await readPage({ start, size: FEED_SIZE }, signal);
        return { ...page, items: withLatestLikes(queries, page.items, askedAt) };
      },
      nextStart: nextFeedStart,
      join: joinFeedPages,
    });

  const global = () =>
    feed(feedKeys.global, (query, signal) =>
      answer(client.GET('/api/v2/feed/global', { params: { query }, signal })),
    );
  const user = (id: string, content?: ContentKind) =>
    feed(feedKeys.user(id, content), (page, signal) => {
      const query = { ...page, ...(content && { content }) };
      return answer(client.GET('/api/v2/feed/user/{id}', { params: { path: { id }, query }, signal }));
    });
  const product = (id: string) =>
    feed(feedKeys.product(id), (query, signal) =>
      answer(client.GET('/api/v2/feed/product/{id}', { params: { path: { id }, query }, signal })),
    );
  const company = (id: string) =>
    feed(feedKeys.company(id), (query, signal) =>
      answer(client.GET('/api/v2/feed/company/{id}', { params: { path: { id }, query }, signal })),
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
          const { items } = await answer(
            client.GET('/api/v2/feed/company/{id}/latest', { params: { path: { id } }, signal }),
          );
          return withLatestLikes(queries, items, askedAt);
        },
      }),
  };
}
