import type { Database, Transaction } from '../../db/database';
import { MailLimitError } from '../../errors';
import { SharedCounters, secondsUntil } from '../../http/rate-limit.repository';

const HOUR_MS = 60 * 60_000;

/** How many mails a member has sent at most. @see GAP-101 */
const LIMITS = [
  { period: 'hour', limit: 20, windowMs: HOUR_MS },
  { period: 'day', limit: 50, windowMs: 24 * HOUR_MS },
] as const;

/** Counts what members have sent, by the hour and by the day. */
export class MailLimits {
  private readonly counters;

  constructor(db: Database) {
    this.counters = LIMITS.map(({ windowMs, ...rest }) => ({
      ...rest,
      counter: new SharedCounters(db, `member-mail-${rest.period}:`, windowMs),
    }));
  }

  /**
   * Counts mails of a member, in the transaction that queues them.
   *
   * @param field Of the form, which says how many are left.
   * @throws {MailLimitError} when these are too many; then none of them counts.
   */
  async take(tx: Transaction, memberId: string, count: number, field: string): Promise<void> {
    for (const { counter, period, limit } of this.counters) {
      const { before, resetTime } = await counter.addIn(tx, memberId, count);
      if (before + count <= limit) continue;
      throw new MailLimitError(field, {
        limit,
        left: Math.max(0, limit - before),
        period,
        seconds: secondsUntil(resetTime),
      });
    }
  }
}
