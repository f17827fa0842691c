import type { components } from '@millrace/api-client';
import { DAY_MS, PLANS, type Plan, planEnd, teamSeats } from '@millrace/domain';
import type { Payments } from '../../../platform/payments-provider';
import { bestOf, boughtOf } from './own-subscriptions';
import { type InvoiceRow, type SubscriptionRow, subscriptionOf } from './subscriptions.repository';

type OwnPlan = components['schemas']['OwnPlan'];
type Invoice = components['schemas']['Invoice'];

/** Data about a member's plan. */
export interface OwnPlanFacts {
  plan: Plan;
  /** The member's own unexpired subscriptions. */
  subscriptions: readonly SubscriptionRow[];
  lastInvoice: InvoiceRow | null;
  /** Owner of the team that provides the plan; null for none. */
  teamOf: string | null;
  payments: Payments | null;
  /** Time of the member's last checkout. */
  checkoutStartedAt: Date | null;
  now: Date;
}

/** Returns a member's plan and the available actions. @see GAP-006 */
export function ownPlanView({
  plan,
  subscriptions,
  lastInvoice,
  teamOf,
  payments,
  checkoutStartedAt,
  now,
}: OwnPlanFacts): OwnPlan {
  const own = bestOf(subscriptions, now);
  const bought = boughtOf(subscriptions);
  const isShared = teamOf !== null && (own === null || PLANS.indexOf(own.plan) < PLANS.indexOf(plan));
  // Shows the source of the plan: the member's own subscription, unless a team's is better.
  const shown = isShared ? null : own;
  const subscription = shown && subscriptionOf(shown);
  const ends = subscription && planEnd(subscription);
  const sourceOf = (row: SubscriptionRow) => (row.provider === null ? 'sales' : 'checkout');
  return {
    plan,
    source: isShared ? 'team' : shown ? sourceOf(shown) : 'account',
    state: shown && shown.state !== 'expired' ? shown.state : null,
    term_start: shown?.termStart.toISOString() ?? null,
    term_end: shown?.termEnd.toISOString() ?? null,
    ends_at: (subscription?.graceEnd && ends?.toISOString()) || null,
    renews: shown?.renews ?? false,
    team_of: isShared ? teamOf : null,
    seats: own ? teamSeats(own.plan) : 0,
    bought: bought !== null && bought !== shown ? boughtView(bought) : null,
    last_invoice: lastInvoice && invoiceView(lastInvoice),
    payments: payments?.kind ?? 'off',
    checkout_started_at: bought === null ? openSince(checkoutStartedAt, now) : null,
    can_buy: payments !== null && own === null,
    can_manage: payments !== null && bought !== null && bought.provider === payments.kind,
  };
}

/** Period in which a started checkout may still be paid or its payment be in transit. */
const CHECKOUT_OPEN_MS = DAY_MS;

const openSince = (startedAt: Date | null, now: Date): string | null =>
  startedAt !== null && now.getTime() - startedAt.getTime() < CHECKOUT_OPEN_MS
    ? startedAt.toISOString()
    : null;

const boughtView = ({ plan, state, termEnd, renews }: SubscriptionRow): OwnPlan['bought'] =>
  state === 'expired' ? null : { plan, state, term_end: termEnd.toISOString(), renews };

/** Returns an invoice for its payer. */
export const invoiceView = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  amount: row.amount,
  currency: row.currency,
  status: row.status,
  issued_at: row.issuedAt.toISOString(),
  term_start: row.termStart.toISOString(),
  term_end: row.termEnd.toISOString(),
  url: row.url,
});
