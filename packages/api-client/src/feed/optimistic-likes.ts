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
  /** Whether a click is on its way. */
  isPending: boolean;
  /** When it was last clicked on or answered, by the clock of `performance.now()`. */
  at: number;
}

const latestOf = new WeakMap<QueryClient, Map<string, Latest>>();

function latestIn(queries: QueryClient): Map<string, Latest> {
  const known = latestOf.get(queries) ?? new Map<string, Latest>();
  latestOf.set(queries, known);
  return known;
}

function show(queries: QueryClient, id: string, latest: Omit<Latest, 'at'>): void {
  latestIn(queries).set(id, { ...latest, at: performance.now() });
  changeCachedPost(queries, id, (post) => ({ ...post, ...latest.shown }));
}

/** Shows a click wherever the post is cached, before the server has said anything of it. */
export function showClick(queries: QueryClient, id: string, liked: boolean): void {
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

/** Shows what the server says; while a later click is on its way it is only what a failure of that leads back to. */
export function showAnswer(queries: QueryClient, id: string, answer: Liking, isLast: boolean): void {
  const known = latestIn(queries).get(id);
  if (isLast) show(queries, id, { shown: answer, confirmed: answer, isPending: false });
  else if (known) latestIn(queries).set(id, { ...known, confirmed: answer });
}

/** Takes back what no click that came through has brought. */
export function takeBackClicks(queries: QueryClient, id: string): void {
  const known = latestIn(queries).get(id);
  if (known?.isPending) show(queries, id, { ...known, shown: known.confirmed, isPending: false });
}

/**
 * Posts as a page has them, with the likes of clicks that it cannot know of.
 *
 * @param askedAt When the page was asked for, by the clock of `performance.now()`.
 */
export function withLatestLikes(queries: QueryClient, posts: readonly Post[], askedAt: number): Post[] {
  const known = latestOf.get(queries);
  return posts.map((post) => {
    const latest = known?.get(post.id);
    return latest && (latest.isPending || latest.at >= askedAt) ? { ...post, ...latest.shown } : post;
  });
}
