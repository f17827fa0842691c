import { DAY_MS, type Plan, termFrom } from '@millrace/domain';
import type { subscriptions, testPayments } from '../platform/db/schema';
import { subscriptionId } from './demo-ids';

/** How long ago the first of the demonstration's plans was bought, and how far the others lie apart. */
const FIRST_DAYS = 60;
const STEP_DAYS = 9;

interface PaidMember {
  id: string;
  plan: Plan;
}

/** By what members of the demonstration have their plans: Premium was bought at the test checkout, Platinum is granted. */
export function readPlans(members: readonly PaidMember[], now: number) {
  const paid = members.flatMap(({ id: userId, plan }, at) => {
    if (plan === 'free') return [];
    const start = new Date(now - (FIRST_DAYS + (at % 20) * STEP_DAYS) * DAY_MS);
    return [{ id: subscriptionId(userId), userId, plan, term: termFrom(start, plan) }];
  });
  const bought = paid.filter(({ plan }) => plan === 'premium');
  return {
    subscriptions: paid.map(({ id, userId, plan, term }): typeof subscriptions.$inferInsert => ({
      id,
      userId,
      ...(plan === 'premium' && { provider: 'test', providerId: id }),
      plan,
      state: 'active',
      termStart: term.start,
      termEnd: term.end,
      renews: plan === 'premium',
    })),
    testPayments: bought.map(({ id, userId, term }): typeof testPayments.$inferInsert => ({
      id,
      userId,
      state: 'paid',
      termStart: term.start,
      termEnd: term.end,
    })),
  };
}
