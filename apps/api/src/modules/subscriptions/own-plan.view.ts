import type { components } from '@millrace/api-client';
import { givesPlan, PLANS, type Plan, planEnd, teamSeats } from '@millrace/domain';
import type { Payments } from '../../payments';
import { type InvoiceRow, type SubscriptionRow, subscriptionOf } from './subscriptions.repository';

type OwnPlan = components['schemas']['OwnPlan'];
type Invoice = components['schemas']['Invoice'];

/** What is known of a member's plan. */
export interface OwnPlanFacts {
  plan: Plan;
  /** Those of the member's own that are not over. */
  subscriptions: readonly SubscriptionRow[];
  lastInvoice: InvoiceRow | null;
  /** Whose team gives the plan; null where none does. */
  teamOf: string | null;
  payments: Payments | null;
  now: Date;
}

/** A member's plan, and what can be done about it. @see GAP-006 */
export function ownPlanView({
  plan,
  subscriptions,
  lastInvoice,
  teamOf,
  payments,
  now,
}: OwnPlanFacts): OwnPlan {
  const own = bestOf(subscriptions, now);
  const bought = boughtOf(subscriptions);
  const isShared = teamOf !== null && (own === null || PLANS.indexOf(own.plan) < PLANS.indexOf(plan));
  // Shown is what gives the plan: what one has of one's own, unless a team's is better.
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
    last_invoice: lastInvoice && invoiceView(lastInvoice),
    payments: payments?.kind ?? 'off',
    can_buy: payments !== null && own === null,
    can_manage: payments !== null && bought !== null && bought.provider === payments.kind,
  };
}

/** Which of a member's own subscriptions gives the best plan now. */
export function bestOf(subscriptions: readonly SubscriptionRow[], now: Date): SubscriptionRow | null {
  const giving = subscriptions.filter((row) => givesPlan(subscriptionOf(row), now));
  const ranked = giving.toSorted((one, other) => PLANS.indexOf(other.plan) - PLANS.indexOf(one.plan));
  return ranked[0] ?? null;
}

/** What a member has bought and can look after. */
export const boughtOf = (subscriptions: readonly SubscriptionRow[]): SubscriptionRow | null =>
  subscriptions.find(({ provider }) => provider !== null) ?? null;

/** An invoice as its payer sees it. */
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
