import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { companies, moderators, sessions, users } from '../../../platform/db/schema';
import { columnsOf, statement } from '../../../platform/db/statement';
import type { Viewer } from '../../../platform/http/call';
import { hasBlockedAnybody, isShownMember } from '../../../visibility';

/** What signing in looks at. */
export interface Credentials {
  /** Null while the address waits to be verified. */
  userId: string | null;
  passwordHash: string | null;
  isActive: boolean;
  /** Whether a moderator has suspended the member. */
  isSuspended: boolean;
  /** Whether signing in asks for the code of an authenticator app. */
  hasSecondFactor: boolean;
}

/** The account of an e-mail address, given in lower case; without one, the newest sign-up that waits for its link. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const [row] = await rowsOf<Credentials>(
    db,
    sql`
      SELECT id AS "userId", password_hash AS "passwordHash", is_active AS "isActive",
        suspended_at IS NOT NULL AS "isSuspended", totp_confirmed_at IS NOT NULL AS "hasSecondFactor", 0 AS rank
      FROM users WHERE lower(email) = ${email}
      UNION ALL
      (SELECT NULL, password_hash, true, false, false, 1 FROM pending_registrations
        WHERE email = ${email} AND password_hash IS NOT NULL AND expires_at > now()
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

/** Who holds a session that is still good, when it was last seen, and when it began. */
export async function findSession(db: Database, tokenHash: string) {
  const [row] = await sessionByToken(db, { tokenHash });
  return row ?? null;
}

/** Which of these sessions are still good. */
export async function findLiveSessions(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, sql`now()`), isShownMember('users')));
  return new Set(rows.map(({ id }) => id));
}

/** Begins a session. */
export async function insertSession(
  db: Database | Transaction,
  session: { tokenHash: string; userId: string; expiresAt: Date; device: string | null },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** The member, if this is the first of several sessions on such a device. @param device As `sessions.device`. */
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

/** A member's sessions that are still good, the one used last first. */
export async function findSessions(db: Database | Transaction, userId: string): Promise<SessionRow[]> {
  const { id, tokenHash, device, createdAt, seenAt } = sessions;
  return db
    .select({ id, tokenHash, device, createdAt, seenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(seenAt), id);
}

/** Ends one of a member's sessions. @returns Whether there was such a one. */
export async function deleteSessionById(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** When a session began. @returns Null when there is no such session. */
export async function findSessionStart(db: Database, tokenHash: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.createdAt ?? null;
}

/** Says that a session was used, which lengthens its life. */
export async function touchSession(db: Database, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: sql`now()`, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a member's sessions. @param exceptHash The hash of the token of one that goes on. */
export async function deleteSessions(
  db: Database | Transaction,
  userId: string,
  exceptHash: string | null,
): Promise<void> {
  const others = exceptHash === null ? undefined : ne(sessions.tokenHash, exceptHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Ends the sessions of everybody. @returns How many. */
export async function deleteAllSessions(db: Database): Promise<number> {
  const ended = await db.delete(sessions).returning({ id: sessions.id });
  return ended.length;
}

/** How many sessions a member has, those that have run out included. */
export async function countSessions(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(sessions, eq(sessions.userId, userId));
}

/** Forgets sessions that have run out. */
export async function purgeExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

/** The addresses in an owner's team, in the order in which they were invited. */
export const teamEmailsOf = (ownerId: SQL) =>
  sql<
    string[]
  >`ARRAY(SELECT t.email FROM team_members t WHERE t.owner_id = ${ownerId} ORDER BY t.invited_at, t.id)`;

/** A member with the name of the company. */
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

/** A member's row with the name of the company. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** What a member's own record shows of the member. */
const SHOWN = [
  ...(['id', 'isActive', 'displayName', 'firstName', 'lastName', 'email', 'secondaryEmail'] as const),
  ...(['preferredEmail', 'phone', 'description', 'companyId', 'companyName', 'companyUpdated'] as const),
  'companyVerifiedAt',
  ...(['designation', 'image', 'linkedinImage', 'onboarded', 'stripeId', 'plan', 'language'] as const),
  'lastReadNotification',
] as const;

/** As much of a member's row as the member's own record shows. */
export interface OwnRow {
  user: Pick<UserRow['user'], (typeof SHOWN)[number]>;
  companyName: string | null;
  /** Since when the member decides on reports; null for all but moderators. */
  moderatorSince: Date | null;
  /** Whom the member has invited to share their plan. */
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

/** A member's own record: every page asks for it. */
export async function findOwnRecord(db: Database, id: string): Promise<OwnRow | null> {
  const [row] = await ownRecord(db, { id });
  if (!row) return null;
  const { linkedName, moderatorSince, teamEmails, ...user } = row;
  return { user, companyName: linkedName, moderatorSince, teamEmails };
}
