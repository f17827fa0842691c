import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { accessTokens, users } from '../../../platform/db/schema';
import { columnsOf, statement } from '../../../platform/db/statement';
import type { Viewer } from '../../../platform/http/call';
import { hasBlockedAnybody, isShownMember } from '../../../visibility';

/** Number of days for which an expired token is still listed. */
const LISTED_DAYS = 30;

/** A stored token. */
export type AccessTokenRow = typeof accessTokens.$inferSelect;

const tokenBySecret = statement<
  { secretHash: string },
  Viewer & { tokenId: string } & Pick<AccessTokenRow, 'scopes' | 'usedAt'>
>(
  'token_by_secret',
  (value) => sql`
    SELECT u.id, u.company_id AS "companyId", u.plan, u.company_verified_at IS NOT NULL AS "isVerified",
      ${hasBlockedAnybody(sql`u.id`)} AS "hasBlocked", t.id AS "tokenId", ${columnsOf(accessTokens, 't', ['scopes', 'usedAt'])}
    FROM access_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.secret_hash = ${value('secretHash')} AND t.expires_at > now() AND ${isShownMember('u')}`,
);

/** Owner of a valid token: not expired, and the member may sign in. */
export async function findHolder(db: Database, secretHash: string) {
  const [row] = await tokenBySecret(db, { secretHash });
  return row ?? null;
}

/** Reads a member's tokens, newest first. */
export const findAccessTokens = (db: Database, userId: string): Promise<AccessTokenRow[]> =>
  db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), accessTokens.id);

/** Inserts a token. @param limit Maximum number of active tokens per member. @returns Null if it is reached. */
export async function insertAccessToken(
  tx: Transaction,
  token: typeof accessTokens.$inferInsert,
  limit: number,
): Promise<AccessTokenRow | null> {
  // Locks the member, because concurrent requests would otherwise both pass the check.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, token.userId)).for('update');
  const good = and(eq(accessTokens.userId, token.userId), gt(accessTokens.expiresAt, sql`now()`));
  if ((await tx.$count(accessTokens, good)) >= limit) return null;
  const [row] = await tx.insert(accessTokens).values(token).returning();
  return row ?? null;
}

/** Records the use of a token. */
export async function touchAccessToken(db: Database, id: string): Promise<void> {
  await db.update(accessTokens).set({ usedAt: sql`now()` }).where(eq(accessTokens.id, id));
}

/** Revokes one of a member's tokens. @returns False if there is none. */
export async function deleteAccessToken(db: Database, userId: string, id: string): Promise<boolean> {
  const revoked = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id });
  return revoked.length > 0;
}

/** Revokes all tokens. @param userId Null for those of all members. */
export async function deleteAccessTokens(db: Database | Transaction, userId: string | null): Promise<void> {
  await db.delete(accessTokens).where(userId === null ? undefined : eq(accessTokens.userId, userId));
}

/** Purges tokens that expired a while ago. */
export async function purgeExpiredAccessTokens(db: Database): Promise<void> {
  await db
    .delete(accessTokens)
    .where(lt(accessTokens.expiresAt, sql`now() - ${LISTED_DAYS} * interval '1 day'`));
}
