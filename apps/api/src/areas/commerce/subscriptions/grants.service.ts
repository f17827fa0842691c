import { nextSubscription, type PaidPlan, type Plan, planEnd, type Subscription } from '@millrace/domain';
import type { Transaction } from '../../../platform/db/database';
import { refreshPlans } from './member-plans.repository';
import { planOf } from './own-subscriptions';
import {
  findOpenSubscriptions,
  insertSubscription,
  lockGranted,
  subscriptionOf,
  updateSubscription,
} from './subscriptions.repository';

/** What a member has, before and after the operator has changed it. */
export interface GrantChange {
  before: Plan;
  after: Plan;
  /** Until when the grant lasts; null where there is none. */
  until: Date | null;
}

/**
 * Grants a member a plan until a day; one that was granted before is replaced. What the member has bought goes on beside
 * it, and the better one holds.
 *
 * @see GAP-079
 */
export async function grantPlan(
  tx: Transaction,
  { userId, plan, until, now }: { userId: string; plan: PaidPlan; until: Date; now: Date },
): Promise<GrantChange> {
  const before = await ownPlan(tx, userId, now);
  const row = await lockGranted(tx, userId);
  const base: Subscription = {
    plan,
    state: 'active',
    term: { start: row?.termStart ?? now, end: until },
    renews: false,
    graceEnd: null,
  };
  const granted = nextSubscription(base, { type: 'granted', until });
  if (row) await updateSubscription(tx, row, granted);
  else await insertSubscription(tx, { userId }, granted);
  await refreshPlans(tx, [userId], now);
  return { before, after: await ownPlan(tx, userId, now), until: planEnd(granted) };
}

/** Ends what the operator has granted a member. @returns Null where nothing was granted. */
export async function endGrant(tx: Transaction, userId: string, now: Date): Promise<GrantChange | null> {
  const before = await ownPlan(tx, userId, now);
  const row = await lockGranted(tx, userId);
  if (!row) return null;
  await updateSubscription(tx, row, nextSubscription(subscriptionOf(row), { type: 'ended' }));
  await refreshPlans(tx, [userId], now);
  return { before, after: await ownPlan(tx, userId, now), until: null };
}

async function ownPlan(tx: Transaction, userId: string, now: Date): Promise<Plan> {
  return planOf(await findOpenSubscriptions(tx, userId), now);
}
