import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { findTeamOwners } from './member-plans.repository';
import { ownPlanView } from './own-plan.view';
import { findInvoices, findOpenSubscriptions } from './subscriptions.repository';

/** A member's plan as they are shown it. */
export async function readOwnPlan(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: string,
): Promise<components['schemas']['OwnPlan']> {
  const { plan, owners } = await findTeamOwners(db, userId);
  const [lastInvoice = null] = await findInvoices(db, userId);
  return ownPlanView({
    plan,
    subscriptions: await findOpenSubscriptions(db, userId),
    lastInvoice,
    // Whoever's plan it is: the one whose team one shares it in.
    teamOf: owners.find((owner) => owner.plan === plan)?.name ?? null,
    payments,
    now: new Date(),
  });
}
