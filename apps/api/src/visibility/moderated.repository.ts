import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../platform/db/database';

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
