import type { Config } from '../../../platform/config';
import type { Database, Transaction } from '../../../platform/db/database';
import { MailLimitError } from '../../../platform/errors';
import { SharedCounters, secondsUntil } from '../../../platform/http/rate-limit.repository';

const HOUR_MS = 60 * 60_000;

/** Counts what members have sent, by the hour and by the day. @see GAP-101 */
export class MailLimits {
  private readonly counters;

  constructor(db: Database, { mailLimits }: Pick<Config, 'mailLimits'>) {
    const limits = [
      { period: 'hour', limit: mailLimits.mailsPerHour, windowMs: HOUR_MS },
      { period: 'day', limit: mailLimits.mailsPerDay, windowMs: 24 * HOUR_MS },
    ] as const;
    this.counters = limits.map(({ windowMs, ...rest }) => ({
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
      if (limit === 0) continue;
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
