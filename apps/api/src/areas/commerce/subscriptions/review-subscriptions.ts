import { DAY_MS, NOTICE_DAYS, nextSubscription, noticeDue, planEnd } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { PaymentsUnavailableError } from '../../../platform/errors';
import { findPlanAfter, refreshPlans } from './member-plans.repository';
import { mailPlanEnded, mailTermEnding } from './plan-mails';
import {
  findEnding,
  findLapsingBought,
  findLapsingUnasked,
  findPayer,
  findUnheardOf,
  lockSubscription,
  type SubscriptionRow,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.repository';
import { syncSubscription } from './sync-subscription';

/** As many at once as a moment allows; the others have their turn a minute later. */
const AT_ONCE = 200;

/**
 * Ends what has run out, and gives notice of what is about to.
 *
 * @param now Default: this moment.
 * @see GAP-080
 */
export async function reviewSubscriptions(context: Context, now = new Date()): Promise<void> {
  const { db, payments } = context;
  for (const row of await findLapsingUnasked(db, payments?.kind ?? null, { now, limit: AT_ONCE })) {
    await endIfOver(context, row, now);
  }
  if (payments) await reviewBought(context, payments.kind, now);
  const before = new Date(now.getTime() + Math.max(...NOTICE_DAYS) * DAY_MS);
  const last = Math.min(...NOTICE_DAYS);
  for (const row of await findEnding(db, { now, before, last, limit: AT_ONCE })) {
    await giveNotice(context, row, now);
  }
}

/**
 * Asks the provider of what was bought before it is ended: it may have been paid, and the word of it lost. While the
 * provider is away its plans are kept, and nothing is asked again before the next round.
 */
async function reviewBought(context: Context, provider: string, now: Date): Promise<void> {
  const page = { now, limit: AT_ONCE };
  try {
    for (const row of await findLapsingBought(context.db, provider, page)) {
      await askAgain(context, row, now);
      await endIfOver(context, row, now);
    }
    for (const row of await findUnheardOf(context.db, provider, page)) await askAgain(context, row, now);
  } catch (error) {
    if (!(error instanceof PaymentsUnavailableError)) throw error;
  }
}

async function askAgain(context: Context, { providerId }: SubscriptionRow, now: Date): Promise<void> {
  if (providerId !== null) await syncSubscription(context, providerId, now);
}

async function endIfOver(context: Context, { id }: SubscriptionRow, now: Date): Promise<void> {
  await transact(context.db, async (tx) => {
    // As it stands once it is held: it may have been renewed this moment.
    const row = await lockSubscription(tx, id);
    if (!row) return;
    const before = subscriptionOf(row);
    const after = nextSubscription(before, { type: 'clock', now });
    if (after === before) return;
    const isAsked = row.provider !== null && row.provider === context.payments?.kind;
    if (isAsked && !isToldAfter(row, planEnd(before))) return;
    await updateSubscription(tx, row, after);
    await refreshPlans(tx, [row.userId], now);
    const payer = await findPayer(tx, row.userId);
    if (payer) await mailPlanEnded(tx, context, payer, after);
    // Nothing is to be paid any more for what is not given.
    if (isAsked && row.providerId !== null) {
      await context.jobs.send('payment', { do: 'end', subscriptionId: row.providerId }, { tx });
    }
  });
}

/** Whether the provider has answered since a moment. */
const isToldAfter = ({ reportedAt }: SubscriptionRow, moment: Date | null): boolean =>
  reportedAt !== null && moment !== null && reportedAt >= moment;

async function giveNotice(context: Context, { id }: SubscriptionRow, now: Date): Promise<void> {
  await transact(context.db, async (tx) => {
    const row = await lockSubscription(tx, id);
    if (!row) return;
    const subscription = subscriptionOf(row);
    const days = noticeDue(subscription, row.noticeGiven, now);
    if (days === null) return;
    const payer = await findPayer(tx, row.userId);
    const next = await findPlanAfter(tx, row);
    if (payer) await mailTermEnding(tx, context, payer, subscription, { now, next });
    await updateSubscription(tx, row, subscription, { noticeGiven: days });
  });
}
