import { PLANS, type Plan } from '@millrace/domain';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { refreshCompanies } from '../../../platform/db/company-figures';
import type { Database, Transaction } from '../../../platform/db/database';
import { subscriptions, teamMembers, users } from '../../../platform/db/schema';
import { goesOnPast, planOf } from './own-subscriptions';
import type { SubscriptionRow } from './subscriptions.repository';

/**
 * Updates the plans of members and of those who share them, from subscriptions: the best of the member's own plan and
 * their teams'. Also updates the copies of it (PLAN-006, GAP-078).
 *
 * @see GAP-047, GAP-080
 */
export async function refreshPlans(tx: Transaction, userIds: readonly string[], now: Date): Promise<void> {
  const members = await membersWith(tx, userIds);
  if (members.length === 0) return;
  const teams = await tx
    .select({ ownerId: teamMembers.ownerId, userId: teamMembers.userId })
    .from(teamMembers)
    .where(
      inArray(
        teamMembers.userId,
        members.map(({ id }) => id),
      ),
    );
  const own = await ownPlans(
    tx,
    [...members.map(({ id }) => id), ...teams.map(({ ownerId }) => ownerId)],
    now,
  );
  const ownPlan = (id: string): Plan => own.get(id) ?? 'free';

  const companies = new Set<string>();
  for (const member of members) {
    const shared = teams.filter(({ userId }) => userId === member.id).map(({ ownerId }) => ownPlan(ownerId));
    const plan = best([ownPlan(member.id), ...shared]);
    if (plan === member.plan) continue;
    await tx.update(users).set({ plan, updatedAt: sql`now()` }).where(eq(users.id, member.id));
    if (member.companyId !== null) companies.add(member.companyId);
  }
  await refreshCompanies(tx, [...companies]);
}

/** Locks these members and those in their teams, in a consistent order to avoid deadlocks. */
async function membersWith(tx: Transaction, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const shared = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(inArray(teamMembers.ownerId, [...userIds]));
  const ids = new Set([...userIds, ...shared.flatMap(({ userId }) => (userId === null ? [] : [userId]))]);
  return tx
    .select({ id: users.id, plan: users.plan, companyId: users.companyId })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('no key update');
}

/** Returns the plans that members have by their own subscriptions. */
async function ownPlans(tx: Transaction, ids: readonly string[], now: Date): Promise<Map<string, Plan>> {
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.userId, [...new Set(ids)]), ne(subscriptions.state, 'expired')));
  return new Map(
    ids.map((id) => {
      const own = rows.filter(({ userId }) => userId === id);
      return [id, planOf(own, now)];
    }),
  );
}

const best = (plans: readonly Plan[]): Plan =>
  PLANS[Math.max(...plans.map((plan) => PLANS.indexOf(plan)))] ?? 'free';

/** Returns the IDs of members who share somebody's plan. */
export async function findSharing(tx: Transaction, ownerId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.ownerId, ownerId));
  return rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
}

/** Returns a member's current plan, from any source. */
export async function findPlan(db: Database | Transaction, userId: string): Promise<Plan> {
  const [member] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId));
  return member?.plan ?? 'free';
}

/** Returns the plan that a member has after a subscription ends: by another of their own, or by a team's. */
export async function findPlanAfter(
  tx: Transaction,
  { id, userId, termEnd }: Pick<SubscriptionRow, 'id' | 'userId' | 'termEnd'>,
): Promise<Plan> {
  const owners = await tx
    .select({ id: teamMembers.ownerId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  const rows = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.userId, [userId, ...owners.map((owner) => owner.id)]),
        ne(subscriptions.id, id),
        ne(subscriptions.state, 'expired'),
      ),
    );
  return best(rows.filter((row) => goesOnPast(row, termEnd)).map(({ plan }) => plan));
}

/** Reads a member's plan and the owners of their teams, by time of invitation. */
export async function findTeamOwners(db: Database, userId: string) {
  const plan = await findPlan(db, userId);
  const owners = await db
    .select({ name: users.displayName, plan: users.plan })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.ownerId))
    .where(eq(teamMembers.userId, userId))
    .orderBy(teamMembers.invitedAt, teamMembers.id);
  return { plan, owners };
}
