import { NOTICE_DAYS, nextSubscription, noticeDue } from '@millrace/domain';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { transact } from '../../db/transact';
import { refreshPlans } from './member-plans.repository';
import { mailPlanEnded, mailTermEnding } from './plan-mails';
import {
  findEnding,
  findLapsing,
  findPayer,
  findUnheardOf,
  lockSubscription,
  type SubscriptionRow,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.repository';

const DAY_MS = 24 * 60 * 60_000;

/** As many at once as a moment allows; the others have their turn a minute later. */
const AT_ONCE = 200;

/**
 * Ends what has run out, and gives notice of what is about to.
 *
 * @param now Default: this moment.
 * @see GAP-080
 */
export async function reviewSubscriptions(context: Context, now = new Date()): Promise<void> {
  for (const row of await findLapsing(context.db, now, AT_ONCE)) await endIfOver(context, row, now);
  for (const row of await findUnheardOf(context.db, now, AT_ONCE)) await askWhatFollowed(context, row);
  const before = new Date(now.getTime() + Math.max(...NOTICE_DAYS) * DAY_MS);
  const last = Math.min(...NOTICE_DAYS);
  for (const row of await findEnding(context.db, { now, before, last, limit: AT_ONCE })) {
    await giveNotice(context, row, now);
  }
}

async function endIfOver(context: Context, { id }: SubscriptionRow, now: Date): Promise<void> {
  await transact(context.db, async (tx) => {
    // As it stands once it is held: it may have been renewed this moment.
    const row = await lockSubscription(tx, id);
    if (!row) return;
    const before = subscriptionOf(row);
    const after = nextSubscription(before, { type: 'clock', now });
    if (after === before) return;
    await updateSubscription(tx, row, after);
    await refreshPlans(tx, [row.userId], now);
    const payer = await findPayer(tx, row.userId);
    if (payer) await mailPlanEnded(tx, context, payer, after);
    // Nothing is to be paid any more for what is not given.
    await ask(tx, context, 'end', row);
  });
}

/** The word of what followed a term seems lost. */
const askWhatFollowed = (context: Context, row: SubscriptionRow): Promise<void> =>
  transact(context.db, (tx) => ask(tx, context, 'sync', row));

/** Has the provider asked, or told, where there is one. */
async function ask(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  what: 'sync' | 'end',
  { providerId }: SubscriptionRow,
): Promise<void> {
  if (providerId !== null) await jobs.send('payment', { do: what, subscriptionId: providerId }, { tx });
}

async function giveNotice(context: Context, { id }: SubscriptionRow, now: Date): Promise<void> {
  await transact(context.db, async (tx) => {
    const row = await lockSubscription(tx, id);
    if (!row) return;
    const subscription = subscriptionOf(row);
    const days = noticeDue(subscription, row.noticeGiven, now);
    if (days === null) return;
    const payer = await findPayer(tx, row.userId);
    if (payer) await mailTermEnding(tx, context, payer, subscription, now);
    await updateSubscription(tx, row, subscription, { noticeGiven: days });
  });
}
