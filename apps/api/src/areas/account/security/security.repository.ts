import { and, asc, count, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { passkeys, recoveryCodes, signInIdentities, users } from '../../../platform/db/schema';

/** How a member signs in. */
export interface SecurityRow {
  id: string;
  email: string;
  secondaryEmail: string | null;
  preferredEmail: 1 | 2;
  firstName: string;
  displayName: string;
  passwordHash: string | null;
  totpSecret: string | null;
  totpConfirmedAt: Date | null;
  suspendedAt: Date | null;
}

/** How a member signs in, or null without such a member. */
export async function findSecurity(db: Database | Transaction, userId: string): Promise<SecurityRow | null> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      secondaryEmail: users.secondaryEmail,
      preferredEmail: users.preferredEmail,
      firstName: users.firstName,
      displayName: users.displayName,
      passwordHash: users.passwordHash,
      totpSecret: users.totpSecret,
      totpConfirmedAt: users.totpConfirmedAt,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Whether an account elsewhere signs a member in. */
export async function hasIdentity(db: Database, userId: string, provider: string): Promise<boolean> {
  const [row] = await db
    .select({ subject: signInIdentities.subject })
    .from(signInIdentities)
    .where(
      and(
        eq(signInIdentities.userId, userId),
        eq(signInIdentities.provider, provider),
        isNull(signInIdentities.barredAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The accounts elsewhere that sign a member in. */
export const findIdentities = (db: Database, userId: string) =>
  db
    .select({
      provider: signInIdentities.provider,
      subject: signInIdentities.subject,
      since: signInIdentities.createdAt,
    })
    .from(signInIdentities)
    .where(eq(signInIdentities.userId, userId))
    .orderBy(asc(signInIdentities.createdAt), signInIdentities.provider);

/** Keeps the secret of an authenticator app that is yet to be confirmed; one that is confirmed stays. */
export async function setTotpSecret(db: Database, userId: string, totpSecret: string): Promise<boolean> {
  const set = await db
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  return set.length > 0;
}

/** Says that signing in asks for the app's code from now on. */
export async function confirmTotpSecret(tx: Transaction, userId: string): Promise<void> {
  await tx.update(users).set({ totpConfirmedAt: sql`now()` }).where(eq(users.id, userId));
}

/** Forgets the app and the recovery codes. @returns Whether there was an app that had been set up. */
export async function removeTotpSecret(tx: Transaction, userId: string): Promise<boolean> {
  const none = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  const [before] = await tx
    .select({ confirmedAt: users.totpConfirmedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  await tx.update(users).set(none).where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return before !== undefined && before.confirmedAt !== null;
}

/** Takes the code of a 30-second step, unless one of this step or a later one was taken. @returns Whether it was. */
export async function takeTotpStep(
  db: Database | Transaction,
  userId: string,
  step: number,
): Promise<boolean> {
  const taken = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return taken.length > 0;
}

/** Gives a member these recovery codes and no others. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** What is kept of the recovery codes that a member has left. */
export async function findRecoveryHashes(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return rows.map(({ codeHash }) => codeHash);
}

/** Uses a recovery code up. @returns Whether there was such a one. */
export async function takeRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** How many recovery codes a member has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** A passkey as it is kept. */
export type PasskeyRow = typeof passkeys.$inferSelect;

/** A member's passkeys, in the order in which they were added. */
export async function findPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), passkeys.id);
}

/** The passkey of a credential, while its member may sign in, or is suspended. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<{ passkey: PasskeyRow; isSuspended: boolean } | null> {
  const [row] = await db
    .select({ passkey: passkeys, isSuspended: isNotNull(users.suspendedAt).mapWith(Boolean) })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(
      and(
        eq(passkeys.credentialId, credentialId),
        or(eq(users.isActive, true), isNotNull(users.suspendedAt)),
      ),
    );
  return row ?? null;
}

/** Adds a passkey. @returns Null when somebody has it already. */
export async function insertPasskey(
  db: Database | Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Says that a passkey was used. */
export async function touchPasskey(db: Database, id: string, counter: number): Promise<void> {
  await db.update(passkeys).set({ counter, usedAt: sql`now()` }).where(eq(passkeys.id, id));
}

/** Removes one of a member's passkeys. @returns Whether there was such a one. */
export async function deletePasskey(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}

/**
 * Takes off whatever signs a member in, or is asked for when they do, and was added since a moment: passkeys, the app
 * and accounts elsewhere.
 */
export async function removeAddedSince(tx: Transaction, userId: string, since: Date): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since)));
  const [member] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), gte(users.totpConfirmedAt, since)));
  if (member) await removeTotpSecret(tx, userId);
  await tx
    .update(signInIdentities)
    .set({ barredAt: sql`now()` })
    .where(and(eq(signInIdentities.userId, userId), gte(signInIdentities.createdAt, since)));
}
