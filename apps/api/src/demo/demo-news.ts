import type { DomainEvent } from '../platform/jobs';
import { memberId } from './demo-ids';
import type { readPosts } from './demo-posts';

/** Whose accounts the demonstration lends: of what the others are told nobody sees anything. */
const LENT = new Set(['free-demo', 'premium-demo', 'platinum-demo'].map(memberId));

/** How many likes and how many comments they are told of at most. */
const NEWEST = 30;

type Doings = Pick<ReturnType<typeof readPosts>, 'posts' | 'postLikes' | 'postComments' | 'connections'>;

/**
 * What the lent accounts are told of doings that the demonstration holds, the oldest of them first. Who else is told is
 * found by the jobs, as ever.
 */
export function newsOf({ posts, postLikes, postComments, connections }: Doings): DomainEvent[] {
  const own = new Set(posts.filter(({ userId }) => LENT.has(userId)).map(({ id }) => id));
  const answered = new Set(postComments.filter(({ userId }) => LENT.has(userId)).map(({ postId }) => postId));
  const concerns = ({ postId, userId }: { postId: string; userId: string }): boolean =>
    !LENT.has(userId) && (own.has(postId) || answered.has(postId));
  const news = [
    ...connections
      .filter(({ connectedId }) => LENT.has(connectedId))
      .map(({ userId, connectedId }) => ({
        at: 0,
        job: { about: 'connection', connectedId, actorId: userId } as const,
      })),
    ...newest(postLikes.filter(concerns)).map(({ postId, userId, createdAt }) => ({
      at: createdAt.getTime(),
      job: { about: 'like', postId, actorId: userId } as const,
    })),
    ...newest(postComments.filter(concerns)).map(({ id, postId, userId, createdAt }) => ({
      at: createdAt.getTime(),
      job: { about: 'comment', postId, commentId: id, actorId: userId } as const,
    })),
  ];
  return news.sort((a, b) => a.at - b.at).map(({ job }) => job);
}

const newest = <Row extends { createdAt: Date }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, NEWEST);
