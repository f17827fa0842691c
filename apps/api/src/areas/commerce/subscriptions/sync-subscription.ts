import { reportedSubscription, type Subscription } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transact';
import type { ProvidedSubscription } from '../../../platform/payments-provider';
import { refreshPlans } from './member-plans.repository';
import { mailPaymentFailed, mailPlanEnded, mailReceipt } from './plan-mails';
import {
  findPayer,
  insertSubscription,
  keepInvoice,
  lockProvided,
  type Payer,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.repository';

/**
 * Asks the provider how a subscription stands, and brings everything here in line: the member's plan and team, invoices,
 * and the mails about them. Events only say that there is something to ask: so they may come twice, late, and in any order.
 *
 * @param askedAt Default: this moment.
 * @throws {PaymentsUnavailableError} when the provider does not answer.
 * @see GAP-079
 */
export async function syncSubscription(
  context: Context,
  providerId: string,
  askedAt = new Date(),
): Promise<void> {
  const { db, payments, jobs } = context;
  if (!payments) return;
  const answer = await payments.findSubscription(providerId);
  await transact(db, async (tx) => {
    const provided = answer ?? (await findForgotten(tx, payments.kind, providerId));
    if (!provided) return;
    const payer = await findPayer(tx, provided.userId);
    // Somebody who has left goes on paying for nothing, unless it is ended.
    if (!payer) {
      if (provided.report.state !== 'ended') {
        await jobs.send('payment', { do: 'end', subscriptionId: providerId }, { tx });
      }
      return;
    }
    await applyReport(tx, context, { payer, providerId, provider: payments.kind, provided, askedAt });
  });
}

/** What the provider no longer knows is over. @returns Null for what is not known here either. */
async function findForgotten(
  tx: Transaction,
  provider: string,
  providerId: string,
): Promise<ProvidedSubscription | null> {
  const row = await lockProvided(tx, provider, providerId);
  if (!row) return null;
  const { term } = subscriptionOf(row);
  return { userId: row.userId, report: { state: 'ended', term, renews: false }, invoice: null };
}

interface Report {
  payer: Payer;
  provider: string;
  providerId: string;
  provided: ProvidedSubscription;
  /** When the provider was asked. */
  askedAt: Date;
}

async function applyReport(tx: Transaction, context: Context, report: Report): Promise<void> {
  const { payer, provider, providerId, provided, askedAt } = report;
  const row = await lockProvided(tx, provider, providerId);
  // Somebody who asked later was quicker: what they were told is newer.
  if (row?.reportedAt && row.reportedAt > askedAt) return;
  const before = row && subscriptionOf(row);
  const after = reportedSubscription(before, 'premium', provided.report, askedAt);
  let subscriptionId = row?.id;
  if (row) {
    await updateSubscription(tx, row, after, { reportedAt: askedAt });
  } else {
    const whose = { userId: payer.id, provider, providerId, reportedAt: askedAt };
    subscriptionId = await insertSubscription(tx, whose, after);
  }
  await refreshPlans(tx, [payer.id], askedAt);
  // It is over here, and the word of that has not reached the provider.
  if (after.state === 'expired' && provided.report.state !== 'ended') {
    await context.jobs.send('payment', { do: 'end', subscriptionId: providerId }, { tx });
  }
  const { invoice } = provided;
  if (invoice && subscriptionId) {
    const isNew = await keepInvoice(tx, { userId: payer.id, subscriptionId, provider }, invoice);
    if (isNew && invoice.status === 'paid') await mailReceipt(tx, context, payer, after, invoice);
  }
  await mailChange(tx, context, payer, before, after);
}

async function mailChange(
  tx: Transaction,
  context: Context,
  payer: Payer,
  before: Subscription | null,
  after: Subscription,
): Promise<void> {
  if (after.state === before?.state) return;
  if (after.state === 'past_due') await mailPaymentFailed(tx, context, payer, after);
  // Of one that was never heard of before its end, nobody misses anything.
  if (after.state === 'expired' && before) await mailPlanEnded(tx, context, payer, after);
}
