import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { postLikes, posts } from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import { isShownMember } from '../../../visibility';

/** Somebody who likes a post. */
export interface LikerRow {
  userId: string;
  userName: string;
  image: string | null;
}

const likersOf = statement<{ postId: string; limit: number }, LikerRow>(
  'post_likers',
  (value) => sql`
    SELECT u.id AS "userId", u.display_name AS "userName", coalesce(u.image, u.linkedin_image) AS image
    FROM post_likes l JOIN users u ON u.id = l.user_id
    WHERE l.post_id = ${value('postId')} AND ${isShownMember('u')}
    ORDER BY l.created_at DESC NULLS LAST, u.id LIMIT ${value('limit')}`,
);

/** Who likes a post, the newest like first; suspended members are not named. @see GAP-096 */
export const findLikers = (db: Database, postId: string, limit: number): Promise<LikerRow[]> =>
  likersOf(db, { postId, limit });

/** Whether somebody likes a post. */
export async function likes(db: Database, postId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ postId: postLikes.postId })
    .from(postLikes)
    .where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)));
  return row !== undefined;
}

/** Notes that somebody likes a post; a second time changes nothing. */
export async function insertLike(tx: Transaction, postId: string, userId: string): Promise<void> {
  await tx.insert(postLikes).values({ postId, userId }).onConflictDoNothing();
}

/** Takes somebody's like back. */
export async function deleteLike(tx: Transaction, postId: string, userId: string): Promise<void> {
  await tx.delete(postLikes).where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)));
}

/** How many like a post. */
export async function countLikes(tx: Transaction, postId: string): Promise<number> {
  const [row] = await tx.select({ count: posts.likeCount }).from(posts).where(eq(posts.id, postId));
  return row?.count ?? 0;
}
