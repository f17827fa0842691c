import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { companies, sessions, users } from '../../db/schema';
import { statement } from '../../db/statement';
import type { Viewer } from '../../http/call';

/** What signing in looks at. */
export interface Credentials {
  userId: string;
  passwordHash: string | null;
  isActive: boolean;
}

/** The account of an e-mail address, given in lower case. */
export async function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  const [row] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash, isActive: users.isActive })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return row ?? null;
}

const sessionByToken = statement<{ tokenHash: string }, Viewer & { seenAt: Date }>(
  'session_by_token',
  (value) => sql`
    SELECT u.id, u.company_id AS "companyId", u.plan, s.seen_at AS "seenAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${value('tokenHash')} AND s.expires_at > now() AND u.is_active`,
);

/** Who holds a session that is still good, and when it was last seen. */
export async function findSession(db: Database, tokenHash: string) {
  const [row] = await sessionByToken(db, { tokenHash });
  return row ?? null;
}

/** Begins a session. */
export async function insertSession(
  db: Database,
  session: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Says that a session was used, which lengthens its life. */
export async function touchSession(db: Database, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: sql`now()`, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session. */
export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Forgets sessions that have run out. */
export async function forgetOldSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

/** A member with the name of the company. */
export async function findUser(db: Database, id: string) {
  const [row] = await db
    .select({ user: users, companyName: companies.name })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, id));
  return row ?? null;
}

/** A member's row with the name of the company. */
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;
