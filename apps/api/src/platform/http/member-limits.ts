import type { Config, Rate } from '../config';
import type { Database } from '../db/database';
import { MemberLimitError } from '../errors';
import type { OperationId } from './contract';
import { SharedCounters, secondsUntil } from './rate-limit.repository';

const HOUR_MS = 60 * 60_000;

const WINDOWS_MS = { hour: HOUR_MS, day: 24 * HOUR_MS } as const;

/** A limit and its time window. */
const PERIODS = {
  posts: 'hour',
  comments: 'hour',
  likes: 'hour',
  events: 'hour',
  reports: 'day',
} as const satisfies Partial<Record<Rate, keyof typeof WINDOWS_MS>>;

type MemberRate = keyof typeof PERIODS;

/** Actions that others see or are notified of. Undoing one is never limited. */
const LIMITED: Partial<Record<OperationId, MemberRate>> = {
  createPost: 'posts',
  // An edit can mention further people, who are notified.
  updatePost: 'posts',
  tagPost: 'posts',
  createComment: 'comments',
  joinDiscussion: 'comments',
  likePost: 'likes',
  likeComment: 'likes',
  createEvent: 'events',
  report: 'reports',
};

/**
 * Limits what a member can do across networks; processes count together. Calls refused for another reason count,
 * repeats with the same idempotency key do not.
 *
 * @see GAP-101
 */
export class MemberLimits {
  private readonly counters: Readonly<Record<MemberRate, SharedCounters>>;

  constructor(
    db: Database,
    private readonly rates: Config['rates'],
  ) {
    const counter = (rate: MemberRate) =>
      new SharedCounters(db, `member-${rate}:`, WINDOWS_MS[PERIODS[rate]]);
    this.counters = {
      posts: counter('posts'),
      comments: counter('comments'),
      likes: counter('likes'),
      events: counter('events'),
      reports: counter('reports'),
    };
  }

  /** Checks a member's call before its files are received. @throws {MemberLimitError} */
  async check(operation: OperationId, memberId: string): Promise<void> {
    const rate = LIMITED[operation];
    if (rate === undefined || this.rates[rate] === 0) return;
    const found = await this.counters[rate].get(memberId);
    if (found && found.totalHits >= this.rates[rate]) this.refuse(rate, found.resetTime);
  }

  /** Counts a member's call. @throws {MemberLimitError} above the limit. */
  async take(operation: OperationId, memberId: string): Promise<void> {
    const rate = LIMITED[operation];
    if (rate === undefined) return;
    const limit = this.rates[rate];
    if (limit === 0) return;
    const { totalHits, resetTime } = await this.counters[rate].increment(memberId);
    if (totalHits > limit) this.refuse(rate, resetTime);
  }

  private refuse(rate: MemberRate, resetTime: Date): never {
    const [limit, seconds] = [this.rates[rate], secondsUntil(resetTime)];
    throw new MemberLimitError(rate, { limit, period: PERIODS[rate], seconds });
  }
}
