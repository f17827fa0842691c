import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { statement } from '../../../platform/db/statement';
import { type PostVisibility, postVisibilityColumns } from '../../../visibility';
import { POST_JOINS, type PostRow, postColumns, readableComments } from './post-row.repository';

/** A post as far as it matters who may read it. */
export interface PostVisibilityRow extends PostVisibility {
  id: string;
  likeCount: number;
  commentCount: number;
}

/** Which post, and who asks; null is a guest. */
interface Asked {
  id: string;
  viewerId: string | null;
}

const postById = statement<Asked, PostRow & PostVisibility>(
  'post_by_id',
  (value) => sql`
    SELECT ${postColumns(value('viewerId'))}, ${postVisibilityColumns('p', value('viewerId'))}
    FROM posts p ${POST_JOINS} WHERE p.id = ${value('id')}`,
);

const standingRow = (viewerId: SQL): SQL => sql`
  p.id, p.user_id AS "userId", p.visibility, p.mentions, p.like_count AS "likeCount",
  ${readableComments(viewerId)} AS "commentCount", ${postVisibilityColumns('p', viewerId)}`;

const standingById = statement<Asked, PostVisibilityRow>(
  'post_standing',
  (value) => sql`SELECT ${standingRow(value('viewerId'))} FROM posts p WHERE p.id = ${value('id')}`,
);

const standingOfLiked = statement<{ viewerId: string; limit: number }, PostVisibilityRow>(
  'liked_posts',
  (value) => sql`
    SELECT ${standingRow(value('viewerId'))} FROM post_likes l JOIN posts p ON p.id = l.post_id
    WHERE l.user_id = ${value('viewerId')}::uuid
    ORDER BY l.created_at DESC NULLS LAST, l.post_id LIMIT ${value('limit')}`,
);

/** A post as a reader has it, or null; also one that the reader may not see. */
export async function findPost(
  db: Database | Transaction,
  id: string,
  viewerId: string | null,
): Promise<(PostRow & PostVisibility) | null> {
  const [row] = await postById(db, { id, viewerId });
  return row ?? null;
}

/** What decides whether somebody may read a post; null without such a post. */
export async function findPostVisibility(
  db: Database | Transaction,
  id: string,
  viewerId: string | null,
): Promise<PostVisibilityRow | null> {
  const [row] = await standingById(db, { id, viewerId });
  return row ?? null;
}

/** The posts that a member liked last, the newest like first; also those that the member may no longer see. */
export const findLiked = (db: Database, viewerId: string, limit: number): Promise<PostVisibilityRow[]> =>
  standingOfLiked(db, { viewerId, limit });
