import { COMMENT_SIZE } from '@millrace/domain';
import type { QueryClient } from '@tanstack/react-query';
import { updateCache } from '../query-options/update-cache';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { Post } from '../types';
import type { CommentPage, FeedPage, PagesByStart } from './feed-page';
import { feedKeys, postKeys } from './keys';

/** A feed as the cache holds it: pages, or the newest few. */
type CachedFeed = PagesByStart<FeedPage> | Post[];

/** Changes a post wherever it is cached: alone, and in every feed. */
export function changeCachedPost(queries: QueryClient, id: string, change: (post: Post) => Post): void {
  const changed = (post: Post) => (post.id === id ? change(post) : post);
  updateCache<Post>(queries, { queryKey: postKeys.detail(id), exact: true }, change);
  changeFeeds(queries, (posts) => (posts.some((post) => post.id === id) ? posts.map(changed) : posts));
}

/** Puts what one has posted first in a cached feed, before that is read anew. */
export function addCachedPost(queries: QueryClient, feedKey: readonly unknown[], post: Post): void {
  updateCache<PagesByStart<FeedPage>>(queries, { queryKey: feedKey, exact: true }, (feed) => {
    const [first, ...rest] = feed.pages;
    if (!first) return feed;
    return { ...feed, pages: [{ ...first, items: [post, ...first.items], total: first.total + 1 }, ...rest] };
  });
}

/** Takes a post out of every cached feed. */
export function dropCachedPost(queries: QueryClient, id: string): void {
  changeFeeds(queries, (posts) => posts.filter((post) => post.id !== id));
  forgetNewest(queries, (newest) => newest.id === id);
}

/** Takes what a member wrote out of every cached feed. */
export function dropCachedPostsByAuthor(queries: QueryClient, userId: string): void {
  changeFeeds(queries, (posts) => posts.filter((post) => post.user_id !== userId));
  forgetNewest(queries, (newest) => newest.user_id === userId);
}

/** What was newest when it was last asked for is none that one could be shown. */
function forgetNewest(queries: QueryClient, isGone: (newest: Post) => boolean): void {
  queries.setQueriesData<Post | null>({ queryKey: feedKeys.newestOfAll }, (newest) =>
    newest && isGone(newest) ? null : newest,
  );
}

/** The post as some cache has it. */
export function findCachedPost(queries: QueryClient, id: string): Post | undefined {
  const alone = queries.getQueryData<Post>(postKeys.detail(id));
  if (alone !== undefined) return alone;
  for (const [, feed] of queries.getQueriesData<CachedFeed>({ queryKey: feedKeys.all })) {
    const posts = Array.isArray(feed) ? feed : (feed?.pages ?? []).flatMap(({ items }) => items);
    const found = posts.find((post) => post.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Reads all feeds anew from their first page. One that had grown is its newest ten posts again, but for what is on screen
 * where `place` is kept: that is as long as before, so that its reader stays where they are. What is on screen stays until
 * the server has answered. Rejects when one of those on screen could not be read.
 *
 * @param keep Default `start`. @see FEED-016
 */
export function reloadFeeds(queries: QueryClient, keep: 'start' | 'place' = 'start'): Promise<void> {
  const shortened = keep === 'start' ? {} : ({ type: 'inactive' } as const);
  queries.setQueriesData<CachedFeed>({ queryKey: feedKeys.all, ...shortened }, (feed) => {
    if (feed === undefined || Array.isArray(feed)) return feed;
    return { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) };
  });
  // What is newest is read along with its feed, and may be another since it was asked for.
  forgetNewest(queries, () => true);
  return queries.invalidateQueries({ queryKey: feedKeys.all }, { throwOnError: true });
}

function changeFeeds(queries: QueryClient, change: (posts: Post[]) => Post[]): void {
  updateCache<CachedFeed>(queries, { queryKey: feedKeys.all }, (feed) => {
    if (Array.isArray(feed)) return change(feed);
    const changes = feed.pages.map(({ items }) => change(items));
    const gone = feed.pages.reduce(
      (sum, page, at) => sum + page.items.length - (changes[at]?.length ?? 0),
      0,
    );
    const pages = feed.pages.map((page, at) => ({
      ...page,
      items: changes[at] ?? [],
      total: page.total - gone,
    }));
    return { ...feed, pages };
  });
}

/** Changes what of a post's comments is cached. */
export function changeCachedComments(
  queries: QueryClient,
  postId: string,
  change: (known: PagesByStart<CommentPage>) => PagesByStart<CommentPage>,
): void {
  updateCache(queries, { queryKey: postKeys.comments(postId), exact: true }, change);
}

/**
 * Reads a post's newest comments and puts them before those that are cached, of which no other page is read anew. Where
 * more are new than were read, the list begins anew with these, as there would be a gap below them.
 *
 * @throws ApiError when they could not be read; what is cached stays.
 */
export async function readNewestComments(
  queries: QueryClient,
  client: Client,
  postId: string,
): Promise<void> {
  const newest = await unwrap(
    client.GET('/api/v1/feed/post/{id}/comment', {
      params: { path: { id: postId }, query: { start: 0, size: COMMENT_SIZE } },
    }),
  );
  changeCachedComments(queries, postId, (known) => putFirst(newest, known));
}

function putFirst(newest: CommentPage, known: PagesByStart<CommentPage>): PagesByStart<CommentPage> {
  const all = known.pages.flatMap(({ Items }) => Items);
  const oldestRead = newest.Items.at(-1)?.id;
  const place = all.findIndex(({ id }) => id === oldestRead);
  if (place === -1) return { pages: [newest], pageParams: [0] };
  const older = { Items: all.slice(place + 1), Count: newest.Count };
  // Two pages: a list that has grown is known by that.
  return { pages: [newest, older], pageParams: [0, newest.Items.length] };
}
