import { and, asc, count, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { passkeys, recoveryCodes, signInIdentities, users } from '../../../platform/db/schema';

/** Sign-in methods of a member. */
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

/** Reads a member's sign-in methods, or null if there is no such member. */
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

/** True if an external identity signs a member in. */
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

/** Reads the external identities of a member. */
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

/** Stores the secret of an authenticator app until it is confirmed; does not replace a confirmed one. */
export async function setTotpSecret(db: Database, userId: string, totpSecret: string): Promise<boolean> {
  const set = await db
    .update(users)
    .set({ totpSecret, totpLastStep: null })
    .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  return set.length > 0;
}

/** Requires the app's code for signing in from now on. */
export async function confirmTotpSecret(tx: Transaction, userId: string): Promise<void> {
  await tx.update(users).set({ totpConfirmedAt: sql`now()` }).where(eq(users.id, userId));
}

/** Deletes the app and the recovery codes. @returns True if a confirmed app existed. */
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

/** Consumes the code of a 30-second time step. @returns False if this step or a later one was already used. */
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

/** Replaces a member's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Reads the hashes of a member's remaining recovery codes. */
export async function findRecoveryHashes(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return rows.map(({ codeHash }) => codeHash);
}

/** Consumes a recovery code. @returns False if there is none. */
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

/** Counts a member's remaining recovery codes. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** A stored passkey. */
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Reads a member's passkeys, oldest first. */
export async function findPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), passkeys.id);
}

/** Finds the passkey of a credential, if its member may sign in or is suspended. */
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

/** Inserts a passkey. @returns Null if it is already registered. */
export async function insertPasskey(
  db: Database | Transaction,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Records the use of a passkey. */
export async function touchPasskey(db: Database, id: string, counter: number): Promise<void> {
  await db.update(passkeys).set({ counter, usedAt: sql`now()` }).where(eq(passkeys.id, id));
}

/** Deletes one of a member's passkeys. @returns False if there is none. */
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
 * Removes sign-in methods and factors added since a time: passkeys, the authenticator app and external identities.
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
