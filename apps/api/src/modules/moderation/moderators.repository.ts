import { asc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../db/database';
import { moderators, users } from '../../db/schema';

/** A member who decides on reports. */
export interface ModeratorRow {
  email: string;
  name: string;
  since: Date;
}

/** Whether a member decides on reports. */
export async function isModerator(db: Database | Transaction, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: moderators.userId })
    .from(moderators)
    .where(eq(moderators.userId, userId));
  return row !== undefined;
}

/**
 * Whether a member decides on reports, and the post, or a comment below it, was reported: what is decided on can be seen,
 * by those who decide, as long as it is there.
 *
 * @see GAP-096
 */
export async function moderatesPost(db: Database, postId: string, userId: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`
      SELECT 1 FROM moderators m WHERE m.user_id = ${userId} AND EXISTS (
        SELECT 1 FROM moderation_cases c WHERE c.target_id = ${postId}::uuid
          OR c.target_id IN (SELECT id FROM post_comments WHERE post_id = ${postId}::uuid)
      )`,
  );
  return found.length > 0;
}

/** Everybody who decides on reports, by e-mail. */
export const findModerators = (db: Database): Promise<ModeratorRow[]> =>
  db
    .select({ email: users.email, name: users.displayName, since: moderators.createdAt })
    .from(moderators)
    .innerJoin(users, eq(users.id, moderators.userId))
    .orderBy(asc(users.email));

/** Lets a member decide on reports. @returns Whether the member did not before. */
export async function insertModerator(db: Database, userId: string): Promise<boolean> {
  const added = await db
    .insert(moderators)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ userId: moderators.userId });
  return added.length > 0;
}

/** Lets a member decide on reports no longer. @returns Whether the member did before. */
export async function deleteModerator(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .delete(moderators)
    .where(eq(moderators.userId, userId))
    .returning({ userId: moderators.userId });
  return removed.length > 0;
}
