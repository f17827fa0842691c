import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database';
import { companies, moderators, users } from '../../../platform/db/schema';
import { emailSpellings } from '../../../platform/text/email-spellings';
import { teamEmailsOf, type UserRow } from '../session';

/** Locks a member, with the company's name. */
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

/** Changes of a member; undefined is unchanged. */
export type MemberChange = { [Column in Changeable]?: (typeof users.$inferInsert)[Column] | undefined };

type Changeable = Exclude<keyof typeof users.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>;

/** Updates a member. */
export async function updateMember(tx: Transaction, id: string, change: MemberChange): Promise<void> {
  await tx
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Finds another member who has a normalized address as primary or secondary. */
export async function findOtherOwner(
  tx: Transaction,
  email: string,
  memberId: string,
): Promise<{ firstName: string } | null> {
  const spellings = emailSpellings(email);
  const isTheirs = or(
    inArray(sql`lower(${users.email})`, spellings),
    inArray(sql`lower(${users.secondaryEmail})`, spellings),
  );
  const [row] = await tx
    .select({ firstName: users.firstName })
    .from(users)
    .where(and(ne(users.id, memberId), isTheirs))
    .limit(1);
  return row ?? null;
}
