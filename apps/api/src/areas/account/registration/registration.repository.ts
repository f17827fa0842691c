import { DAY_MS, nameSortKey, personName } from '@millrace/domain';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { companies, type PendingProfile, pendingRegistrations, users } from '../../../platform/db/schema';
import { emailSpellings } from '../../../platform/text/email-spellings';

/** A pending sign-up. */
export type PendingRow = typeof pendingRegistrations.$inferSelect;

/** Stores a sign-up until its link is followed. @param days Maximum retention. @returns Its ID. */
export async function insertPending(
  db: Database | Transaction,
  sent: Pick<PendingRow, 'email' | 'passwordHash' | 'profile' | 'browserHash'>,
  days: number,
): Promise<string> {
  const id = newId();
  const expiresAt = new Date(Date.now() + days * DAY_MS);
  await db.insert(pendingRegistrations).values({ ...sent, id, expiresAt });
  return id;
}

/** Finds an unexpired sign-up by ID. */
export async function findPending(tx: Database | Transaction, id: string): Promise<PendingRow | null> {
  const [row] = await tx.select().from(pendingRegistrations).where(eq(pendingRegistrations.id, id));
  return row ?? null;
}

/** Finds the newest sign-up of an address. */
export async function findNewestPending(tx: Transaction, email: string): Promise<PendingRow | null> {
  const [row] = await tx
    .select()
    .from(pendingRegistrations)
    .where(and(eq(pendingRegistrations.email, email), gt(pendingRegistrations.expiresAt, sql`now()`)))
    .orderBy(desc(pendingRegistrations.createdAt))
    .limit(1);
  return row ?? null;
}

/** Deletes all sign-ups of an address. */
export async function deletePending(tx: Transaction, email: string): Promise<void> {
  await tx.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email));
}

/** Purges expired sign-ups. */
export async function purgeExpiredRegistrations(db: Database): Promise<void> {
  await db.delete(pendingRegistrations).where(lt(pendingRegistrations.expiresAt, sql`now()`));
}

/** A member with the data for mails and sign-ups. */
export interface Owner {
  id: string;
  email: string;
  firstName: string;
}

/** Finds the member of a normalized address. */
export async function findOwner(db: Database | Transaction, email: string): Promise<Owner | null> {
  const [row] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, emailSpellings(email)));
  return row ?? null;
}

/** Finds a member's address and name. */
export async function findOwnerById(tx: Transaction, id: string): Promise<Owner | null> {
  const [row] = await tx
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.id, id));
  return row ?? null;
}

/** Initial data of a new member. */
export interface NewMember {
  email: string;
  passwordHash: string | null;
  profile: PendingProfile;
}

/**
 * Creates a member with a verified address.
 *
 * @param unnamed Placeholder if no name was given.
 * @returns The member's ID and company, or null if another member has the address.
 */
export async function insertMember(
  tx: Transaction,
  { email, passwordHash, profile }: NewMember,
  unnamed: string,
): Promise<{ id: string; companyId: string | null } | null> {
  const { firstName = '', lastName = '', displayName } = profile;
  const companyId = profile.companyId && (await isCompany(tx, profile.companyId)) ? profile.companyId : null;
  const id = newId();
  const shownName = displayName || personName({ firstName, lastName }) || unnamed;
  const inserted = await tx
    .insert(users)
    .values({
      id,
      email,
      passwordHash,
      firstName,
      lastName,
      displayName: shownName,
      nameKey: nameSortKey(shownName),
      phone: profile.phone || null,
      description: profile.description || null,
      designation: profile.designation || null,
      country: profile.country ?? null,
      companyId,
      companyUpdated: companyId !== null,
      companyName: companyId === null ? profile.company || null : null,
      language: profile.language ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return inserted.length > 0 ? { id, companyId } : null;
}

async function isCompany(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, id));
  return row !== undefined;
}

/** Sets a member's password. */
export async function setPassword(tx: Transaction, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: sql`now()` }).where(eq(users.id, userId));
}
