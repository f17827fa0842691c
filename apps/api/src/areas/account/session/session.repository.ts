import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { companies, moderators, sessions, users } from '../../../platform/db/schema';
import { columnsOf, statement } from '../../../platform/db/statement';
import type { Viewer } from '../../../platform/http/call';
import { emailSpellings } from '../../../platform/text/email-spellings';
import { hasBlockedAnybody, isShownMember } from '../../../visibility';

/** Data for signing in. */
export interface Credentials {
  /** Null until the address is verified. */
  userId: string | null;
  passwordHash: string | null;
  isActive: boolean;
  /** True if a moderator has suspended the member. */
  isSuspended: boolean;
  /** True if signing in requires the code of an authenticator app. */
  hasSecondFactor: boolean;
}

/** Finds the account of a normalized email address, otherwise its newest pending sign-up. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const spellings = asArray(emailSpellings(email));
  const [row] = await rowsOf<Credentials>(
    db,
    sql`
      SELECT id AS "userId", password_hash AS "passwordHash", is_active AS "isActive",
        suspended_at IS NOT NULL AS "isSuspended", totp_confirmed_at IS NOT NULL AS "hasSecondFactor", 0 AS rank
      FROM users WHERE lower(email) = ANY(${spellings}::text[])
      UNION ALL
      (SELECT NULL, password_hash, true, false, false, 1 FROM pending_registrations
        WHERE email = ANY(${spellings}::text[]) AND password_hash IS NOT NULL AND expires_at > now()
        ORDER BY created_at DESC LIMIT 1)
      ORDER BY rank LIMIT 1`,
  );
  return row ?? null;
}

const sessionByToken = statement<
  { tokenHash: string },
  Viewer & { sessionId: string; seenAt: Date; begunAt: Date }
>(
  'session_by_token',
  (value) => sql`
    SELECT u.id, u.company_id AS "companyId", u.plan, s.id AS "sessionId", s.seen_at AS "seenAt",
      s.created_at AS "begunAt", u.company_verified_at IS NOT NULL AS "isVerified",
      ${hasBlockedAnybody(sql`u.id`)} AS "hasBlocked"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${value('tokenHash')} AND s.expires_at > now() AND ${isShownMember('u')}`,
);

/** Finds the owner of a valid session, with the times of its last use and its start. */
export async function findSession(db: Database, tokenHash: string) {
  const [row] = await sessionByToken(db, { tokenHash });
  return row ?? null;
}

/** Filters sessions to the valid ones. */
export async function findLiveSessions(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, sql`now()`), isShownMember('users')));
  return new Set(rows.map(({ id }) => id));
}

/** Inserts a session. */
export async function insertSession(
  db: Database | Transaction,
  session: { tokenHash: string; userId: string; expiresAt: Date; device: string | null },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Returns the member if this is the first of several sessions on such a device. @param device As `sessions.device`. */
export async function findNewcomer(
  db: Database,
  userId: string,
  device: string,
): Promise<{ email: string; firstName: string } | null> {
  const [row] = await rowsOf<{ email: string; firstName: string }>(
    db,
    sql`
      SELECT u.email, u.first_name AS "firstName" FROM users u
      WHERE u.id = ${userId}
        AND (SELECT count(*) FROM sessions s WHERE s.user_id = u.id AND s.device = ${device}) = 1
        AND (SELECT count(*) FROM sessions s WHERE s.user_id = u.id) > 1`,
  );
  return row ?? null;
}

/** A session as its member sees it. */
export interface SessionRow {
  id: string;
  tokenHash: string;
  device: string | null;
  createdAt: Date;
  seenAt: Date;
}

/** Reads a member's valid sessions, last used first. */
export async function findSessions(db: Database | Transaction, userId: string): Promise<SessionRow[]> {
  const { id, tokenHash, device, createdAt, seenAt } = sessions;
  return db
    .select({ id, tokenHash, device, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(seenAt), id);
}

/** Deletes one of a member's sessions. @returns False if there is none. */
export async function deleteSessionById(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Returns the start of a session. @returns Null if there is none. */
export async function findSessionStart(db: Database, tokenHash: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.createdAt ?? null;
}

/** Records the use of a session, which extends it. */
export async function touchSession(db: Database, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: sql`now()`, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes a session. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Deletes a member's sessions. @param exceptHash Token hash of a session to keep. */
export async function deleteSessions(
  db: Database | Transaction,
  userId: string,
  exceptHash: string | null,
): Promise<void> {
  const others = exceptHash === null ? undefined : ne(sessions.tokenHash, exceptHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Deletes all sessions of all members. @returns Their number. */
export async function deleteAllSessions(db: Database): Promise<number> {
  const ended = await db.delete(sessions).returning({ id: sessions.id });
  return ended.length;
}

/** Counts a member's sessions, including expired ones. */
export async function countSessions(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(sessions, eq(sessions.userId, userId));
}

/** Purges expired sessions. */
export async function purgeExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

/** SQL for the addresses in an owner's team, by time of invitation. */
export const teamEmailsOf = (ownerId: SQL) =>
  sql<
    string[]
  >`ARRAY(SELECT t.email FROM team_members t WHERE t.owner_id = ${ownerId} ORDER BY t.invited_at, t.id)`;

/** Finds a member with the company's name. */
export async function findUser(db: Database, id: string) {
  const [row] = await db
    .select({
      user: users,
      companyName: companies.name,
      moderatorSince: moderators.createdAt,
      teamEmails: teamEmailsOf(sql`${users.id}`),
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .leftJoin(moderators, eq(moderators.userId, users.id))
    .where(eq(users.id, id));
  return row ?? null;
}

/** A member's row with the company's name. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** A member in their own record. */
const SHOWN = [
  ...(['id', 'isActive', 'displayName', 'firstName', 'lastName', 'email', 'secondaryEmail'] as const),
  ...(['preferredEmail', 'phone', 'description', 'companyId', 'companyName', 'companyUpdated'] as const),
  'companyVerifiedAt',
  ...(['designation', 'image', 'linkedinImage', 'onboarded', 'stripeId', 'plan', 'language'] as const),
  'lastReadNotification',
] as const;

/** Columns for the member's own record. */
export interface OwnRow {
  user: Pick<UserRow['user'], (typeof SHOWN)[number]>;
  companyName: string | null;
  /** Time of appointment as moderator; null for other members. */
  moderatorSince: Date | null;
  /** Addresses invited to share the member's plan. */
  teamEmails: string[];
}

const ownRecord = statement<
  { id: string },
  OwnRow['user'] & { linkedName: string | null } & Pick<OwnRow, 'moderatorSince' | 'teamEmails'>
>(
  'own_record',
  (value) => sql`
    SELECT ${columnsOf(users, 'u', SHOWN)}, c.name AS "linkedName", m.created_at AS "moderatorSince",
      ${teamEmailsOf(sql`u.id`)} AS "teamEmails"
    FROM users u LEFT JOIN companies c ON c.id = u.company_id LEFT JOIN moderators m ON m.user_id = u.id
    WHERE u.id = ${value('id')}`,
);

/** Reads a member's own record. Runs on every page load. */
export async function findOwnRecord(db: Database, id: string): Promise<OwnRow | null> {
  const [row] = await ownRecord(db, { id });
  if (!row) return null;
  const { linkedName, moderatorSince, teamEmails, ...user } = row;
  return { user, companyName: linkedName, moderatorSince, teamEmails };
}
