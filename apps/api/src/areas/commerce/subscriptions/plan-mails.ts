import { DAY_MS, PLAN_OFFERS, type Plan, SITE_PATHS, type Subscription } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import type { ProvidedInvoice } from '../../../platform/payments-provider';
import { findPlan } from './member-plans.repository';
import type { Payer } from './subscriptions.repository';

type Mails = Pick<Context, 'mailer'>;

const plansPath = SITE_PATHS.plans;

const planName = ({ plan }: { plan: Plan }): string => PLAN_OFFERS[plan].name;

/** Which plan goes on beside one that ends; none where only the free one is left. */
const goesOn = (plan: Plan) => (plan === 'free' ? null : planName({ plan }));

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

/** Says that a payment failed, and until when the plan is kept. */
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

/** Gives notice that a term ends. @param next The plan that the member has then, unless it is renewed. @see GAP-080 */
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

/** Says that a plan has ended, which one the member has now, and that nothing is lost. @see GAP-080 */
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
