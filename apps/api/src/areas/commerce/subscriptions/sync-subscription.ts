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
 * Synchronizes a subscription with the provider: the member's plan and team, invoices, and the mails about them.
 * Webhooks only trigger this, so they may arrive repeatedly, late and out of order.
 *
 * @param askedAt Default: the current time.
 * @throws {PaymentsUnavailableError} If the provider is unavailable.
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
    // Cancels the subscription of a member who has left.
    if (!payer) {
      if (provided.report.state !== 'ended') {
        await jobs.send('payment', { do: 'end', subscriptionId: providerId }, { tx });
      }
      return;
    }
    await applyReport(tx, context, { payer, providerId, provider: payments.kind, provided, askedAt });
  });
}

/** Treats a subscription that the provider no longer knows as ended. @returns Null if it is unknown here too. */
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
  /** Time of the request to the provider. */
  askedAt: Date;
}

async function applyReport(tx: Transaction, context: Context, report: Report): Promise<void> {
  const { payer, provider, providerId, provided, askedAt } = report;
  const row = await lockProvided(tx, provider, providerId);
  // A later request finished first, so its answer is newer.
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
  // Expired here, but the cancellation has not reached the provider.
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
  // No mail about a subscription that was unknown until its end.
  if (after.state === 'expired' && before) await mailPlanEnded(tx, context, payer, after);
}
