import { givesPlan, PLANS, type Plan } from '@millrace/domain';
import { type SubscriptionRow, subscriptionOf } from './subscriptions.repository';

/** What was bought gives its plan until it is ended, which is not by the clock alone: see `reviewSubscriptions`. */
const isGiving = (row: SubscriptionRow, now: Date): boolean =>
  row.provider === null ? givesPlan(subscriptionOf(row), now) : row.state !== 'expired';

/** Whether a row is going to give its plan at a moment to come, as far as is known. */
export const goesOnPast = (row: SubscriptionRow, moment: Date): boolean =>
  (row.state === 'active' && row.renews) || givesPlan(subscriptionOf(row), moment);

/** Which of a member's own subscriptions gives the best plan now. */
export function bestOf(subscriptions: readonly SubscriptionRow[], now: Date): SubscriptionRow | null {
  const giving = subscriptions.filter((row) => isGiving(row, now));
  const ranked = giving.toSorted((one, other) => PLANS.indexOf(other.plan) - PLANS.indexOf(one.plan));
  return ranked[0] ?? null;
}

/** The plan that a member's own subscriptions give now. */
export const planOf = (subscriptions: readonly SubscriptionRow[], now: Date): Plan =>
  bestOf(subscriptions, now)?.plan ?? 'free';

/** What a member has bought and can look after. */
export const boughtOf = (subscriptions: readonly SubscriptionRow[]): SubscriptionRow | null =>
  subscriptions.find(({ provider }) => provider !== null) ?? null;
