import type { QueryClient } from '@tanstack/react-query';
import type { Post } from '../types';
import { changeCachedPost, findCachedPost } from './cache';

/** Viewer's like of a post, and its like count. */
export type Liking = Pick<Post, 'liked' | 'like_count'>;

/** Local like state of a post, kept apart from the server's replies. */
interface Latest {
  shown: Liking;
  /** State that the server last confirmed, and the target of a rollback. */
  confirmed: Liking;
  /** True if a click is in flight. */
  isPending: boolean;
  /** Time of the last click or reply, by the clock of `performance.now()`. */
  at: number;
}

const latestByClient = new WeakMap<QueryClient, Map<string, Latest>>();

function latestIn(queries: QueryClient): Map<string, Latest> {
  const known = latestByClient.get(queries) ?? new Map<string, Latest>();
  latestByClient.set(queries, known);
  return known;
}

function show(queries: QueryClient, id: string, latest: Omit<Latest, 'at'>): void {
  latestIn(queries).set(id, { ...latest, at: performance.now() });
  changeCachedPost(queries, id, (post) => ({ ...post, ...latest.shown }));
}

/** Applies a like or unlike optimistically wherever the post is cached, before the server has answered. */
export function applyOptimisticLike(queries: QueryClient, id: string, liked: boolean): void {
  const post = findCachedPost(queries, id);
  if (post === undefined || post.liked === liked) return;
  const known = latestIn(queries).get(id);
  const before = { liked: post.liked, like_count: post.like_count };
  show(queries, id, {
    shown: { liked, like_count: Math.max(0, post.like_count + (liked ? 1 : -1)) },
    confirmed: known?.isPending ? known.confirmed : before,
    isPending: true,
  });
}

/** Applies the server's answer; while a later click is in flight it only updates that click's rollback target. */
export function confirmLike(queries: QueryClient, id: string, answer: Liking, isLast: boolean): void {
  const known = latestIn(queries).get(id);
  if (isLast) show(queries, id, { shown: answer, confirmed: answer, isPending: false });
  else if (known) latestIn(queries).set(id, { ...known, confirmed: answer });
}

/** Rolls back optimistic likes to what the server last confirmed. */
export function rollbackLikes(queries: QueryClient, id: string): void {
  const known = latestIn(queries).get(id);
  if (known?.isPending) show(queries, id, { ...known, shown: known.confirmed, isPending: false });
}

/**
 * Merges optimistic likes into the posts of a page that was requested before the server knew of them.
 *
 * @param askedAt Time of the request, by the clock of `performance.now()`.
 */
export function withOptimisticLikes(queries: QueryClient, posts: readonly Post[], askedAt: number): Post[] {
  const known = latestByClient.get(queries);
  return posts.map((post) => {
    const latest = known?.get(post.id);
    return latest && (latest.isPending || latest.at >= askedAt) ? { ...post, ...latest.shown } : post;
  });
}
