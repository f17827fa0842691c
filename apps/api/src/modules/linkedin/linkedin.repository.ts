import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { signInIdentities, users } from '../../db/schema';

const PROVIDER = 'linkedin';

/** The member whom the provider's person is. @returns Null when nobody is. */
export async function findLinked(
  tx: Transaction,
  subject: string,
): Promise<{ id: string; isActive: boolean } | null> {
  const [row] = await tx
    .select({ id: users.id, isActive: users.isActive })
    .from(signInIdentities)
    .innerJoin(users, eq(users.id, signInIdentities.userId))
    .where(and(eq(signInIdentities.provider, PROVIDER), eq(signInIdentities.subject, subject)));
  return row ?? null;
}

/** Says that the provider's person is a member. */
export async function insertLinked(tx: Transaction, subject: string, userId: string): Promise<void> {
  await tx.insert(signInIdentities).values({ provider: PROVIDER, subject, userId }).onConflictDoNothing();
}

/** Whether a member may sign in. */
export async function isActive(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx.select({ isActive: users.isActive }).from(users).where(eq(users.id, userId));
  return row?.isActive ?? false;
}
