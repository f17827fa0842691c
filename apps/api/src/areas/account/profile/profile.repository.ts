import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database';
import { companies, moderators, users } from '../../../platform/db/schema';
import { teamEmailsOf, type UserRow } from '../session';

/** A member with the name of the company, whom nobody else changes until the transaction ends. */
export async function lockMember(tx: Transaction, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select({
      user: users,
      companyName: companies.name,
      moderatorSince: moderators.createdAt,
      teamEmails: teamEmailsOf(sql`${users.id}`),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(moderators, eq(moderators.userId, users.id))
    .where(eq(users.id, id))
    .for('no key update', { of: users });
  return row ?? null;
}

/** What changes of a member; what is undefined stays. */
export type MemberChange = { [Column in Changeable]?: (typeof users.$inferInsert)[Column] | undefined };

type Changeable = Exclude<keyof typeof users.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Changes a member. */
export async function updateMember(tx: Transaction, id: string, change: MemberChange): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Somebody else whose address it is, the first or the second; the address in lower case. */
export async function findOtherOwner(
  tx: Transaction,
  email: string,
  memberId: string,
): Promise<{ firstName: string } | null> {
  const isTheirs = or(eq(sql`lower(${users.email})`, email), eq(sql`lower(${users.secondaryEmail})`, email));
  const [row] = await tx
    .select({ firstName: users.firstName })
    .from(users)
    .where(and(ne(users.id, memberId), isTheirs))
    .limit(1);
  return row ?? null;
}
