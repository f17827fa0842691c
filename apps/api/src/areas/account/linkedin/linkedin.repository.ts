import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database';
import { signInIdentities, users } from '../../../platform/db/schema';

const PROVIDER = 'linkedin';

/** A member with the data for signing in. */
export interface LinkedMember {
  userId: string;
  isActive: boolean;
  isSuspended: boolean;
  hasSecondFactor: boolean;
}

const MEMBER = {
  userId: users.id,
  isActive: users.isActive,
  isSuspended: sql<boolean>`${users.suspendedAt} IS NOT NULL`,
  hasSecondFactor: sql<boolean>`${users.totpConfirmedAt} IS NOT NULL`,
};

/** Finds the member of a provider's identity. @returns Null if there is none. */
export async function findLinked(
  tx: Transaction,
  subject: string,
): Promise<(LinkedMember & { isBarred: boolean }) | null> {
  const [row] = await tx
    .select({ ...MEMBER, isBarred: sql<boolean>`${signInIdentities.barredAt} IS NOT NULL` })
    .from(signInIdentities)
    .innerJoin(users, eq(users.id, signInIdentities.userId))
    .where(and(eq(signInIdentities.provider, PROVIDER), eq(signInIdentities.subject, subject)));
  return row ?? null;
}

/** Finds a member by ID. */
export async function findMember(tx: Transaction, userId: string): Promise<LinkedMember | null> {
  const [row] = await tx.select(MEMBER).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Links a provider's identity with a member. */
export async function insertLinked(tx: Transaction, subject: string, userId: string): Promise<void> {
  await tx.insert(signInIdentities).values({ provider: PROVIDER, subject, userId }).onConflictDoNothing();
}

/** Enables a disabled identity again, as if it were newly linked. */
export async function linkAgain(tx: Transaction, subject: string): Promise<void> {
  await tx
    .update(signInIdentities)
    .set({ barredAt: null, createdAt: sql`now()` })
    .where(and(eq(signInIdentities.provider, PROVIDER), eq(signInIdentities.subject, subject)));
}

/** Sets a member's picture from the provider. */
export async function setLinkedinImage(
  tx: Transaction,
  userId: string,
  linkedinImage: string,
): Promise<void> {
  await tx.update(users).set({ linkedinImage }).where(eq(users.id, userId));
}
