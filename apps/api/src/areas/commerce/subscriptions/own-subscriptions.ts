import { givesPlan, PLANS, type Plan } from '@millrace/domain';
import { type SubscriptionRow, subscriptionOf } from './subscriptions.repository';

/** True if a subscription provides its plan. A bought one does until marked as expired: see `reviewSubscriptions`. */
const isGiving = (row: SubscriptionRow, now: Date): boolean =>
  row.provider === null ? givesPlan(subscriptionOf(row), now) : row.state !== 'expired';

/** True if a subscription is expected to provide its plan at a future time. */
export const goesOnPast = (row: SubscriptionRow, moment: Date): boolean =>
  (row.state === 'active' && row.renews) || givesPlan(subscriptionOf(row), moment);

/** Returns the member's own subscription that provides the best plan now. */
export function bestOf(subscriptions: readonly SubscriptionRow[], now: Date): SubscriptionRow | null {
  const giving = subscriptions.filter((row) => isGiving(row, now));
  const ranked = giving.toSorted((one, other) => PLANS.indexOf(other.plan) - PLANS.indexOf(one.plan));
  return ranked[0] ?? null;
}

/** Returns the plan that a member's own subscriptions provide now. */
export const planOf = (subscriptions: readonly SubscriptionRow[], now: Date): Plan =>
  bestOf(subscriptions, now)?.plan ?? 'free';

/** Returns the bought subscription that the member can manage. */
export const boughtOf = (subscriptions: readonly SubscriptionRow[]): SubscriptionRow | null =>
  subscriptions.find(({ provider }) => provider !== null) ?? null;
