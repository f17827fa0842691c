import { DAY_MS, PLAN_OFFERS, type Plan, SITE_PATHS, type Subscription } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { ProvidedInvoice } from '../../../platform/payments-provider';
import { findPlan } from './member-plans.repository';
import type { Payer } from './subscriptions.repository';

type Mails = Pick<Context, 'mailer'>;

const plansPath = SITE_PATHS.plans;

const planName = ({ plan }: { plan: Plan }): string => PLAN_OFFERS[plan].name;

/** Returns the plan that remains after one ends; none if only the free plan remains. */
const goesOn = (plan: Plan) => (plan === 'free' ? null : planName({ plan }));

/** Mails the receipt of a payment. */
export async function mailReceipt(
  tx: Transaction,
  { mailer }: Mails,
  { email, firstName }: Payer,
  subscription: Subscription,
  invoice: ProvidedInvoice,
): Promise<void> {
  const data = {
    firstName,
    plan: planName(subscription),
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

/** Mails that a payment failed, and until when the plan remains. */
export async function mailPaymentFailed(
  tx: Transaction,
  { mailer }: Mails,
  { email, firstName }: Payer,
  subscription: Subscription,
): Promise<void> {
  const keptUntil = (subscription.graceEnd ?? subscription.term.end).toISOString();
  const data = { firstName, plan: planName(subscription), keptUntil, plansPath };
  await mailer.send({ name: 'paymentFailed', to: email, data }, { tx });
}

/** Mails that a term is about to end. @param next The member's plan afterwards, unless renewed. @see GAP-080 */
export async function mailTermEnding(
  tx: Transaction,
  { mailer }: Mails,
  { email, firstName }: Payer,
  subscription: Subscription,
  { now, next }: { now: Date; next: Plan },
): Promise<void> {
  const { term, renews, plan } = subscription;
  const data = {
    firstName,
    plan: planName(subscription),
    days: Math.ceil((term.end.getTime() - now.getTime()) / DAY_MS),
    termEnd: term.end.toISOString(),
    renews,
    priceUsd: PLAN_OFFERS[plan].priceUsd,
    goesOn: goesOn(next),
    plansPath,
  };
  await mailer.send({ name: 'termEnding', to: email, data }, { tx });
}

/** Mails that a plan has ended, the member's plan now, and that no data is lost. @see GAP-080 */
export async function mailPlanEnded(
  tx: Transaction,
  { mailer }: Mails,
  { id, email, firstName }: Payer,
  subscription: Subscription,
): Promise<void> {
  const now = await findPlan(tx, id);
  const data = { firstName, plan: planName(subscription), goesOn: goesOn(now), plansPath };
  await mailer.send({ name: 'planEnded', to: email, data }, { tx });
}
