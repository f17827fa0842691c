import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../db/database';
import { statement } from '../../db/statement';
import { type PostStanding, standingColumns } from '../../visibility';
import { POST_JOINS, type PostRow, postColumns, readableComments } from './post-row.repository';

/** A post as far as it matters who may read it. */
export interface StandingRow extends PostStanding {
  id: string;
  likeCount: number;
  commentCount: number;
}

/** Which post, and who asks; null is a guest. */
interface Asked {
  id: string;
  viewerId: string | null;
}

const postById = statement<Asked, PostRow & PostStanding>(
  'post_by_id',
  (value) => sql`
    SELECT ${postColumns(value('viewerId'))}, ${standingColumns('p', value('viewerId'))}
    FROM posts p ${POST_JOINS} WHERE p.id = ${value('id')}`,
);

const standingRow = (viewerId: SQL): SQL => sql`
  p.id, p.user_id AS "userId", p.visibility, p.mentions, p.like_count AS "likeCount",
  ${readableComments(viewerId)} AS "commentCount", ${standingColumns('p', viewerId)}`;

const standingById = statement<Asked, StandingRow>(
  'post_standing',
  (value) => sql`SELECT ${standingRow(value('viewerId'))} FROM posts p WHERE p.id = ${value('id')}`,
);

const standingOfLiked = statement<{ viewerId: string; limit: number }, StandingRow>(
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
): Promise<(PostRow & PostStanding) | null> {
  const [row] = await postById(db, { id, viewerId });
  return row ?? null;
}

/** What decides whether somebody may read a post; null without such a post. */
export async function findStanding(
  db: Database | Transaction,
  id: string,
  viewerId: string | null,
): Promise<StandingRow | null> {
  const [row] = await standingById(db, { id, viewerId });
  return row ?? null;
}

/** What decides whether somebody may read posts, of those that there are. */
export async function findStandings(
  db: Database | Transaction,
  ids: readonly string[],
  viewerId: string,
): Promise<StandingRow[]> {
  if (ids.length === 0) return [];
  const asked = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return rowsOf<StandingRow>(
    db,
    sql`SELECT ${standingRow(sql`${viewerId}`)} FROM posts p WHERE p.id IN (${asked})`,
  );
}

/** The posts that a member liked last, the newest like first; also those that the member may no longer see. */
export const findLiked = (db: Database, viewerId: string, limit: number): Promise<StandingRow[]> =>
  standingOfLiked(db, { viewerId, limit });
