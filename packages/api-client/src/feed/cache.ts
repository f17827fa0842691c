import type { QueryClient } from '@tanstack/react-query';
import type { Pages } from '../query-options/page';
import { updateCache } from '../query-options/update-cache';
import type { Client } from '../transport/client';
import type { DiscussionComment, DiscussionThread, Post } from '../types';
import type { CommentPage, FeedPage, PagesByStart } from './feed-page';
import { feedKeys, postKeys } from './keys';
import { readComments } from './read-comments';

/** Cached feed: pages, or the newest posts. */
type CachedFeed = PagesByStart<FeedPage> | Post[];

/** Updates a post wherever it is cached: alone, and in every feed. */
export function changeCachedPost(queries: QueryClient, id: string, change: (post: Post) => Post): void {
  const changed = (post: Post) => (post.id === id ? change(post) : post);
  updateCache<Post>(queries, { queryKey: postKeys.detail(id), exact: true }, change);
  changeFeeds(queries, (posts) => (posts.some((post) => post.id === id) ? posts.map(changed) : posts));
}

/** Prepends the member's new post to a cached feed, before the feed is refetched. */
export function addCachedPost(queries: QueryClient, feedKey: readonly unknown[], post: Post): void {
  updateCache<PagesByStart<FeedPage>>(queries, { queryKey: feedKey, exact: true }, (feed) => {
    const [first, ...rest] = feed.pages;
    if (!first) return feed;
    return { ...feed, pages: [{ ...first, items: [post, ...first.items], total: first.total + 1 }, ...rest] };
  });
}

/** Removes a post from every cached feed. */
export function dropCachedPost(queries: QueryClient, id: string): void {
  changeFeeds(queries, (posts) => posts.filter((post) => post.id !== id));
  forgetNewest(queries, (newest) => newest.id === id);
}

/** Removes the posts of a member from every cached feed. */
export function dropCachedPostsByAuthor(queries: QueryClient, userId: string): void {
  changeFeeds(queries, (posts) => posts.filter((post) => post.user_id !== userId));
  forgetNewest(queries, (newest) => newest.user_id === userId);
}

/** Removes deleted or hidden posts from the cached newest posts. */
function forgetNewest(queries: QueryClient, isGone: (newest: Post) => boolean): void {
  queries.setQueriesData<Post[]>({ queryKey: feedKeys.newestOfAll }, (newest) =>
    newest?.filter((post) => !isGone(post)),
  );
}

/** Returns the post from any cache that has it. */
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
 * Refetches all feeds from their first page. Feeds shrink to their newest ten posts, except those on screen if `keep`
 * is `place`: they stay as long as before, so that the scroll position is kept. What is on screen stays until the
 * server has answered. Rejects if a feed on screen could not be read.
 *
 * @param keep Default `start`. @see FEED-016
 */
export function reloadFeeds(queries: QueryClient, keep: 'start' | 'place' = 'start'): Promise<void> {
  const shortened = keep === 'start' ? {} : ({ type: 'inactive' } as const);
  queries.setQueriesData<CachedFeed>({ queryKey: feedKeys.all, ...shortened }, (feed) => {
    if (feed === undefined || Array.isArray(feed)) return feed;
    return { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) };
  });
  // The newest posts are refetched along with their feed, and the cached ones may be outdated.
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

/** Updates the cached comments of a post. */
export function changeCachedComments(
  queries: QueryClient,
  postId: string,
  change: (known: Pages<CommentPage>) => Pages<CommentPage>,
): void {
  updateCache(queries, { queryKey: postKeys.comments(postId), exact: true }, change);
}

/** Appends a new comment, or adds a reply to its comment. */
export function addCachedComment(known: Pages<CommentPage>, comment: DiscussionComment): Pages<CommentPage> {
  const pages = known.pages.map((page, at): CommentPage => {
    if (comment.reply_to) return { ...page, items: page.items.map((thread) => withReply(thread, comment)) };
    const items = at === 0 ? [...page.items, { ...comment, reply_count: 0, replies: [] }] : page.items;
    return { ...page, items, count: page.count + 1 };
  });
  return { ...known, pages };
}

const withReply = (thread: DiscussionThread, reply: DiscussionComment): DiscussionThread =>
  thread.id === reply.reply_to
    ? { ...thread, reply_count: thread.reply_count + 1, replies: [...thread.replies, reply] }
    : thread;

/** Returns the number of comments that deleting a cached comment removes: itself and its replies. */
export function countCachedComment(queries: QueryClient, postId: string, id: string): number {
  const known = queries.getQueryData<Pages<CommentPage>>(postKeys.comments(postId));
  const thread = known?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return 1 + (thread?.reply_count ?? 0);
}

/** Removes a comment with its replies, or a single reply. */
export function dropCachedComment(known: Pages<CommentPage>, id: string): Pages<CommentPage> {
  const isTop = known.pages.some(({ items }) => items.some((thread) => thread.id === id));
  const pages = known.pages.map((page) => ({
    ...page,
    count: page.count - (isTop ? 1 : 0),
    items: page.items
      .filter((thread) => thread.id !== id)
      .map((thread) => {
        const replies = thread.replies.filter((reply) => reply.id !== id);
        const gone = thread.replies.length - replies.length;
        return gone === 0 ? thread : { ...thread, replies, reply_count: thread.reply_count - gone };
      }),
  }));
  return { ...known, pages };
}

/** Sets whether the viewer likes a cached comment, and its like count. @param count Default: one more or one less. */
export function likeCachedComment(
  known: Pages<CommentPage>,
  id: string,
  { liked, count }: { liked: boolean; count?: number },
): Pages<CommentPage> {
  const change = <C extends DiscussionComment>(comment: C): C => {
    if (comment.id !== id) return comment;
    const step = comment.liked === liked ? 0 : liked ? 1 : -1;
    return { ...comment, liked, like_count: count ?? Math.max(0, comment.like_count + step) };
  };
  const pages = known.pages.map((page) => ({
    ...page,
    items: page.items.map((thread) => change({ ...thread, replies: thread.replies.map(change) })),
  }));
  return { ...known, pages };
}

/**
 * Reads a post's newest comments and appends them to the cached ones without refetching other pages. If there are more
 * new ones than were read, the list restarts with these, because there would be a gap before them.
 *
 * @throws ApiError if they could not be read; the cache is then unchanged.
 */
export async function readNewestComments(
  queries: QueryClient,
  client: Client,
  postId: string,
): Promise<void> {
  const newest = await readComments(client, postId);
  changeCachedComments(queries, postId, (known) => putLast(newest, known));
}

function putLast(newest: CommentPage, known: Pages<CommentPage>): Pages<CommentPage> {
  const all = known.pages.toReversed().flatMap(({ items }) => items);
  const place = all.findIndex(({ id }) => id === newest.items[0]?.id);
  if (place === -1) return { pages: [newest], pageParams: [undefined] };
  const cursor = known.pages.at(-1)?.cursor ?? null;
  const older = { items: all.slice(0, place), count: newest.count, cursor };
  // Two pages, which marks the list as expanded.
  return { pages: [newest, older], pageParams: [undefined, newest.cursor ?? undefined] };
}
