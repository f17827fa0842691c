import type { PastEvent } from '../platform/jobs';
import { memberId } from './demo-ids';

/** Members whose accounts visitors can use; only their notifications are ever seen. */
const LENT = new Set(['free-demo', 'premium-demo', 'platinum-demo'].map(memberId));

export const isLent = (userId: string): boolean => LENT.has(userId);

/** Maximum number of notifications about likes and about comments. */
const NEWEST = 30;

/** Demo events that may cause notifications. */
interface Doings {
  users: readonly { id: string; companyId: string | null }[];
  posts: readonly { id: string; userId: string }[];
  postLikes: readonly { postId: string; userId: string; createdAt: Date }[];
  postComments: readonly { id: string; postId: string; userId: string; createdAt: Date }[];
  connections: readonly { userId: string; connectedId: string; createdAt: Date }[];
  companyFollowers: readonly { companyId: string; userId: string; createdAt: Date }[];
  inquiries: readonly { id: string; productId: string; userId: string; createdAt: Date }[];
  quoteAnswers: readonly { id: string; inquiryId: string; userId: string; createdAt: Date }[];
}

/**
 * Returns notifications of the visitors' accounts about demo events, oldest first, each with the time of its event.
 * Other recipients are determined by the jobs, as usual.
 */
export function demoNews(doings: Doings): PastEvent[] {
  const { posts, postLikes, postComments, connections, companyFollowers, inquiries, quoteAnswers } = doings;
  const own = new Set(posts.filter(({ userId }) => isLent(userId)).map(({ id }) => id));
  const answered = new Set(postComments.filter(({ userId }) => isLent(userId)).map(({ postId }) => postId));
  const companies = new Set(
    doings.users.flatMap(({ id, companyId }) => (isLent(id) ? (companyId ?? []) : [])),
  );
  const follows = new Set(connections.map(({ userId, connectedId }) => pairKey(userId, connectedId)));
  const asked = new Map(inquiries.map((inquiry) => [inquiry.id, inquiry]));
  const concerns = ({ postId, userId }: { postId: string; userId: string }): boolean =>
    !isLent(userId) && (own.has(postId) || answered.has(postId));
  return [
    ...connections
      // Only whom they follow as well: all others may not be in their list of connections.
      .filter(({ userId, connectedId }) => isLent(connectedId) && follows.has(pairKey(connectedId, userId)))
      .map(({ userId, connectedId, createdAt }) =>
        told(createdAt, { about: 'connection', connectedId, actorId: userId }),
      ),
    ...companyFollowers
      .filter(({ companyId }) => companies.has(companyId))
      .map(({ userId, companyId, createdAt }) =>
        told(createdAt, { about: 'companyFollower', companyId, actorId: userId }),
      ),
    ...newest(postLikes.filter(concerns)).map(({ postId, userId, createdAt }) =>
      told(createdAt, { about: 'like', postId, actorId: userId }),
    ),
    ...newest(postComments.filter(concerns)).map(({ id, postId, userId, createdAt }) =>
      told(createdAt, { about: 'comment', postId, commentId: id, actorId: userId }),
    ),
    ...inquiries.map(({ id, productId, userId, createdAt }) =>
      told(createdAt, { about: 'quoteRequest', inquiryId: id, productId, actorId: userId }),
    ),
    ...quoteAnswers.flatMap(({ id, inquiryId, userId, createdAt }) => {
      const inquiry = asked.get(inquiryId);
      if (!inquiry || !isLent(inquiry.userId)) return [];
      return told(createdAt, {
        about: 'quoteAnswer',
        answerId: id,
        productId: inquiry.productId,
        actorId: userId,
      });
    }),
  ].sort((a, b) => (a.happenedAt ?? '').localeCompare(b.happenedAt ?? ''));
}

const pairKey = (userId: string, connectedId: string): string => `${userId} ${connectedId}`;

const told = (at: Date, event: PastEvent): PastEvent => ({ ...event, happenedAt: at.toISOString() });

const newest = <Row extends { createdAt: Date }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, NEWEST);
