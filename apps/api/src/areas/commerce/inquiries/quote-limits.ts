import { DAY_MS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { QuoteLimitError } from '../../../platform/errors';
import { SharedCounters, secondsUntil } from '../../../platform/http/rate-limit.repository';

/** What a member causes mails to others with: a request that goes to suppliers, or an answer that goes to the buyer. */
export type QuoteMail = 'request' | 'answer';

/**
 * Counts one more of a member, in the transaction that queues its mails.
 *
 * @throws {QuoteLimitError} when there are too many in a day; then it does not count.
 * @see GAP-101
 */
export async function takeQuoteMail(
  tx: Transaction,
  { db, config }: Pick<Context, 'db' | 'config'>,
  memberId: string,
  what: QuoteMail,
): Promise<void> {
  const { quoteRequestsPerDay, quoteAnswersPerDay } = config.mailLimits;
  const limit = what === 'request' ? quoteRequestsPerDay : quoteAnswersPerDay;
  if (limit === 0) return;
  const counter = new SharedCounters(db, `quote-${what}:`, DAY_MS);
  const { before, resetTime } = await counter.addIn(tx, memberId, 1);
  if (before >= limit) throw new QuoteLimitError(what, limit, secondsUntil(resetTime));
}
