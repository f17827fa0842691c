import { and, count, eq, or, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { memberBlocks, users } from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import { isShownMember } from '../../../visibility';

/** A member whom another has blocked. */
export interface BlockedRow {
  id: string;
  name: string;
  image: string | null;
  company: string | null;
  /** To the microsecond, as the database writes it. */
  since: string;
}

/** Which page of the members whom one has blocked. */
export interface BlockPageQuery {
  userId: string;
  /** Where the page begins; null is the first. */
  after: { since: string; id: string } | null;
  /** One more than are shown; null is all. */
  limit: number | null;
}

/** The members whom somebody has blocked, the newest first. */
export async function findBlocks(
  db: Database,
  { userId, after, limit }: BlockPageQuery,
): Promise<BlockedRow[]> {
  const start = after
    ? sql`AND (b.created_at, b.blocked_id) < (${after.since}::timestamptz, ${after.id}::uuid)`
    : sql``;
  return rowsOf<BlockedRow>(
    db,
    sql`
      SELECT u.id, u.display_name AS name, coalesce(u.image, u.linkedin_image) AS image,
        coalesce(c.name, u.company_name) AS company, b.created_at::text AS since
      FROM member_blocks b JOIN users u ON u.id = b.blocked_id LEFT JOIN companies c ON c.id = u.company_id
      WHERE b.user_id = ${userId} ${start}
      ORDER BY b.created_at DESC NULLS LAST, b.blocked_id DESC NULLS LAST LIMIT ${limit}`,
  );
}

const blockedIds = statement<{ userId: string }, { id: string }>(
  'blocked_ids',
  (value) => sql`SELECT b.blocked_id AS id FROM member_blocks b WHERE b.user_id = ${value('userId')}::uuid`,
);

/** All the members whom somebody has blocked, in no order. */
export async function findBlockedIds(db: Database | Transaction, userId: string): Promise<string[]> {
  return (await blockedIds(db, { userId })).map(({ id }) => id);
}

/** How many members somebody has blocked. */
export async function countBlocks(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(memberBlocks).where(eq(memberBlocks.userId, userId));
  return row?.n ?? 0;
}

/** A member's name, and whether somebody has blocked that member. @returns Null without such a member. */
export async function findBlock(
  db: Database | Transaction,
  userId: string,
  blockedId: string,
): Promise<{ name: string; blocked: boolean } | null> {
  const [row] = await db
    .select({ name: users.displayName, since: memberBlocks.createdAt })
    .from(users)
    .leftJoin(memberBlocks, and(eq(memberBlocks.blockedId, users.id), eq(memberBlocks.userId, userId)))
    .where(and(eq(users.id, blockedId), isShownMember('users')));
  return row ? { name: row.name, blocked: row.since !== null } : null;
}

/** Notes that somebody has blocked a member; a second time changes nothing. */
export async function insertBlock(tx: Transaction, userId: string, blockedId: string): Promise<void> {
  await tx.insert(memberBlocks).values({ userId, blockedId }).onConflictDoNothing();
}

/** Notes that somebody blocks a member no longer. */
export async function deleteBlock(db: Database, userId: string, blockedId: string): Promise<void> {
  await db
    .delete(memberBlocks)
    .where(and(eq(memberBlocks.userId, userId), eq(memberBlocks.blockedId, blockedId)));
}

/** How two members stand to each other. */
export interface MutualBlocks {
  /** Whether the one has blocked the other. */
  hasBlocked: boolean;
  /** Whether the other has blocked the one. */
  isBlocked: boolean;
}

/** Whether a member has blocked another, or is blocked by that one. To be asked before a message is kept. @see GAP-097 */
export async function findMutualBlocks(
  db: Database | Transaction,
  userId: string,
  otherId: string,
): Promise<MutualBlocks> {
  const rows = await db
    .select({ userId: memberBlocks.userId })
    .from(memberBlocks)
    .where(
      or(
        and(eq(memberBlocks.userId, userId), eq(memberBlocks.blockedId, otherId)),
        and(eq(memberBlocks.userId, otherId), eq(memberBlocks.blockedId, userId)),
      ),
    );
  return {
    hasBlocked: rows.some((row) => row.userId === userId),
    isBlocked: rows.some((row) => row.userId === otherId),
  };
}
