import { normalizeEmail, type Plan } from '@millrace/domain';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { companies, teamMembers, users } from '../../../platform/db/schema';
import { emailSpellings } from '../../../platform/text/email-spellings';
import { isShownMember } from '../../../visibility';

/** A member of a team, or an invited address. */
export interface TeamRow {
  id: string;
  email: string;
  /** Null until they accept. */
  name: string | null;
  userId: string | null;
  invitedAt: Date;
}

/** Reads a team without its owner, by time of invitation. */
export const findTeam = (db: Database | Transaction, ownerId: string): Promise<TeamRow[]> =>
  db
    .select({
      id: teamMembers.id,
      email: teamMembers.email,
      name: users.displayName,
      userId: teamMembers.userId,
      invitedAt: teamMembers.invitedAt,
    })
    .from(teamMembers)
    .leftJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.ownerId, ownerId))
    .orderBy(teamMembers.invitedAt, teamMembers.id);

/** Locks an owner's team. */
export async function lockOwner(tx: Transaction, ownerId: string) {
  const [row] = await tx
    .select({
      email: users.email,
      secondaryEmail: users.secondaryEmail,
      name: users.displayName,
      companyId: users.companyId,
      plan: users.plan,
    })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update');
  if (!row) return null;
  const [company] =
    row.companyId === null
      ? []
      : await tx.select({ name: companies.name }).from(companies).where(eq(companies.id, row.companyId));
  return { ...row, company: company?.name ?? null };
}

/** Finds members by normalized email address. */
export async function findRegistered(
  tx: Transaction,
  emails: readonly string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const spellings = emails.flatMap(emailSpellings);
  const rows = await tx
    .select({
      id: users.id,
      email: sql<string>`lower(${users.email})`,
      second: sql<string | null>`lower(${users.secondaryEmail})`,
    })
    .from(users)
    .where(
      or(
        inArray(sql`lower(${users.email})`, spellings),
        inArray(sql`lower(${users.secondaryEmail})`, spellings),
      ),
    );
  return new Map(
    rows.flatMap(({ id, email, second }) => [
      [normalizeEmail(email), id] as const,
      ...(second === null ? [] : [[normalizeEmail(second), id] as const]),
    ]),
  );
}

/** Adds addresses to a team. */
export async function insertTeamMembers(
  tx: Transaction,
  rows: readonly (typeof teamMembers.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(teamMembers).values([...rows]);
}

/** Removes somebody from an owner's team. @returns The removed one; null if there is no such seat. */
export async function deleteTeamMember(tx: Transaction, ownerId: string, id: string) {
  const [row] = await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.id, id), eq(teamMembers.ownerId, ownerId)))
    .returning({ userId: teamMembers.userId });
  return row ?? null;
}

/** A pending invitation of a member. */
export interface InvitationRow {
  id: string;
  ownerName: string;
  ownerCompany: string | null;
  plan: Plan;
  email: string;
  invitedAt: Date;
}

/** SQL: the invited address belongs to the member. */
const isOwn = (userId: string) =>
  sql`${teamMembers.userId} IS NULL AND ${teamMembers.email} IN (
    SELECT unnest(ARRAY[lower(u.email), lower(u.secondary_email)]) FROM users u WHERE u.id = ${userId})`;

/** Reads a member's pending invitations, oldest first, from owners whose plan has seats. */
export const findInvitations = (db: Database, userId: string): Promise<InvitationRow[]> =>
  db
    .select({
      id: teamMembers.id,
      ownerName: users.displayName,
      ownerCompany: companies.name,
      plan: users.plan,
      email: teamMembers.email,
      invitedAt: teamMembers.invitedAt,
    })
    .from(teamMembers)
    .innerJoin(users, and(eq(users.id, teamMembers.ownerId), isShownMember('users'), ne(users.plan, 'free')))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(isOwn(userId))
    .orderBy(teamMembers.invitedAt, teamMembers.id);

/** Assigns a reserved seat to a member. @returns False if there is none. */
export async function claimPlace(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(teamMembers)
    .set({ userId })
    .where(and(eq(teamMembers.id, id), isOwn(userId)))
    .returning({ id: teamMembers.id });
  return rows.length > 0;
}

/** Deletes a seat reserved for a member. @returns False if there is none. */
export async function declinePlace(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.id, id), isOwn(userId)))
    .returning({ id: teamMembers.id });
  return rows.length > 0;
}

/** Assigns the seats reserved for a member's addresses. @returns False if there are none. */
export async function claimPlaces(tx: Transaction, userId: string): Promise<boolean> {
  const claimed = await rowsOf<{ id: string }>(
    tx,
    sql`UPDATE ${teamMembers} t SET user_id = u.id FROM users u
      WHERE u.id = ${userId} AND t.user_id IS NULL AND t.email IN (lower(u.email), lower(u.secondary_email))
      RETURNING t.id`,
  );
  return claimed.length > 0;
}
