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

/** Batch size per run; the remaining ones follow a minute later. */
const AT_ONCE = 200;

/**
 * Expires subscriptions and sends notices before their end.
 *
 * @param now Default: the current time.
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
 * Synchronizes bought subscriptions with the provider before expiring them, in case a webhook was lost. While the
 * provider is unavailable plans are retained, and the run stops until the next.
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
    // Reads the row again under the lock, because it may have just been renewed.
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
    // Stops the provider from charging for an expired plan.
    if (isAsked && row.providerId !== null) {
      await context.jobs.send('payment', { do: 'end', subscriptionId: row.providerId }, { tx });
    }
  });
}

/** True if the provider has answered since a given time. */
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
