import type { QueryClient } from '@tanstack/react-query';
import type { Post } from '../types';
import { changeCachedPost, findCachedPost } from './cache';

/** Whether one likes a post, and how many do. */
export type Liking = Pick<Post, 'liked' | 'like_count'>;

/** What is known of a post's likes beside what the server answers with the post. */
interface Latest {
  shown: Liking;
  /** What the server said last, to which a failure leads back. */
  confirmed: Liking;
  /** True if a click is on its way. */
  isPending: boolean;
  /** When it was last clicked on or answered, by the clock of `performance.now()`. */
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

/** Applies the server's answer; while a later click is in flight it is only what a failure of that rolls back to. */
export function confirmLike(queries: QueryClient, id: string, answer: Liking, isLast: boolean): void {
  const known = latestIn(queries).get(id);
  if (isLast) show(queries, id, { shown: answer, confirmed: answer, isPending: false });
  else if (known) latestIn(queries).set(id, { ...known, confirmed: answer });
}

/** Rolls back optimistic likes to what the server confirmed last. */
export function rollbackLikes(queries: QueryClient, id: string): void {
  const known = latestIn(queries).get(id);
  if (known?.isPending) show(queries, id, { ...known, shown: known.confirmed, isPending: false });
}

/**
 * Merges optimistic likes into the posts of a page that was asked for before the server knew of them.
 *
 * @param askedAt When the page was asked for, by the clock of `performance.now()`.
 */
export function withOptimisticLikes(queries: QueryClient, posts: readonly Post[], askedAt: number): Post[] {
  const known = latestByClient.get(queries);
  return posts.map((post) => {
    const latest = known?.get(post.id);
    return latest && (latest.isPending || latest.at >= askedAt) ? { ...post, ...latest.shown } : post;
  });
}
