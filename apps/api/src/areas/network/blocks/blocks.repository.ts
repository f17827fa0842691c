import { and, count, eq, or, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { memberBlocks, users } from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import { isShownMember } from '../../../visibility';

/** A blocked member. */
export interface BlockedRow {
  id: string;
  name: string;
  image: string | null;
  company: string | null;
  /** Text form of the database's timestamp, in microseconds. */
  since: string;
}

/** Query for a page of blocked members. */
export interface BlockPageQuery {
  userId: string;
  /** Cursor of the page; null for the first. */
  after: { since: string; id: string } | null;
  /** Page size plus one; null for all. */
  limit: number | null;
}

/** Reads the members whom somebody has blocked, newest first. */
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

/** Reads the IDs of all members whom somebody has blocked, unordered. */
export async function findBlockedIds(db: Database | Transaction, userId: string): Promise<string[]> {
  return (await blockedIds(db, { userId })).map(({ id }) => id);
}

/** Counts the members whom somebody has blocked. */
export async function countBlocks(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(memberBlocks).where(eq(memberBlocks.userId, userId));
  return row?.n ?? 0;
}

/** Reads a member's name and whether somebody has blocked that member. @returns Null if there is no such member. */
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

/** Blocks a member. Idempotent. */
export async function insertBlock(tx: Transaction, userId: string, blockedId: string): Promise<void> {
  await tx.insert(memberBlocks).values({ userId, blockedId }).onConflictDoNothing();
}

/** Unblocks a member. */
export async function deleteBlock(db: Database, userId: string, blockedId: string): Promise<void> {
  await db
    .delete(memberBlocks)
    .where(and(eq(memberBlocks.userId, userId), eq(memberBlocks.blockedId, blockedId)));
}

/** Blocks between two members. */
export interface MutualBlocks {
  /** True if the first has blocked the second. */
  hasBlocked: boolean;
  /** True if the second has blocked the first. */
  isBlocked: boolean;
}

/** Reads the blocks between two members. Must be checked before a message is stored. @see GAP-097 */
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
