import { PLAN_OFFERS, SITE_PATHS, type Subscription } from '@millrace/domain';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import type { ProvidedInvoice } from '../../payments';
import type { Payer } from './subscriptions.repository';

type Mails = Pick<Context, 'mailer'>;

const plansPath = SITE_PATHS.plans;

const nameOf = ({ plan }: Pick<Subscription, 'plan'>): string => PLAN_OFFERS[plan].name;

const DAY_MS = 24 * 60 * 60_000;

/** Sends the receipt of a payment. */
export async function mailReceipt(
  tx: Transaction,
  { mailer }: Mails,
  { email, firstName }: Payer,
  subscription: Subscription,
  invoice: ProvidedInvoice,
): Promise<void> {
  const data = {
    firstName,
    plan: nameOf(subscription),
    number: invoice.number,
    amount: invoice.amount,
    currency: invoice.currency,
    at: invoice.issuedAt.toISOString(),
    termStart: invoice.termStart.toISOString(),
    termEnd: invoice.termEnd.toISOString(),
    renews: subscription.renews,
    plansPath,
  };
  await mailer.send({ name: 'planReceipt', to: email, data }, { tx });
}

/** Says that a payment failed, and until when the plan is kept. */
export async function mailPaymentFailed(
  tx: Transaction,
  { mailer }: Mails,
  { email, firstName }: Payer,
  subscription: Subscription,
): Promise<void> {
  const keptUntil = (subscription.graceEnd ?? subscription.term.end).toISOString();
  const data = { firstName, plan: nameOf(subscription), keptUntil, plansPath };
  await mailer.send({ name: 'paymentFailed', to: email, data }, { tx });
}

/** Gives notice that a term ends. @see GAP-080 */
export async function mailTermEnding(
  tx: Transaction,
  { mailer }: Mails,
  { email, firstName }: Payer,
  subscription: Subscription,
  now: Date,
): Promise<void> {
  const { term, renews, plan } = subscription;
  const data = {
    firstName,
    plan: nameOf(subscription),
    days: Math.ceil((term.end.getTime() - now.getTime()) / DAY_MS),
    termEnd: term.end.toISOString(),
    renews,
    priceUsd: PLAN_OFFERS[plan].priceUsd,
    plansPath,
  };
  await mailer.send({ name: 'termEnding', to: email, data }, { tx });
}

/** Says that a plan has ended, and that nothing is lost. @see GAP-080 */
export async function mailPlanEnded(
  tx: Transaction,
  { mailer }: Mails,
  { email, firstName }: Payer,
  subscription: Subscription,
): Promise<void> {
  const data = { firstName, plan: nameOf(subscription), plansPath };
  await mailer.send({ name: 'planEnded', to: email, data }, { tx });
}
