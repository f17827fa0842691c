import type { Mention, ReportReason, Sector, Visibility } from '@millrace/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { postLikes, posts } from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import {
  blockedBy,
  isCommentForAll,
  isCommentForAuthor,
  isShownMember,
  type PostVisibility,
  postVisibilityColumns,
} from '../../../visibility';
import type { MediaRow } from '../media';

/** A post with the data for deciding who may read it. */
export interface PostVisibilityRow extends PostVisibility {
  id: string;
  likeCount: number;
  commentCount: number;
}

/** A post and its reader; null for a guest. */
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

/** Finds a post for a reader, or null, without checking the permission. */
export async function findPost(
  db: Database | Transaction,
  id: string,
  viewerId: string | null,
): Promise<(PostRow & PostVisibility) | null> {
  const [row] = await postById(db, { id, viewerId });
  return row ?? null;
}

/** Reads the data for deciding who may read a post; null if there is none. */
export async function findPostVisibility(
  db: Database | Transaction,
  id: string,
  viewerId: string | null,
): Promise<PostVisibilityRow | null> {
  const [row] = await standingById(db, { id, viewerId });
  return row ?? null;
}

/** Reads the posts that a member liked, latest like first, without checking the permission. */
export const findLiked = (db: Database, viewerId: string, limit: number): Promise<PostVisibilityRow[]> =>
  standingOfLiked(db, { viewerId, limit });

/** An author. */
export interface AuthorRow {
  userName: string;
  image: string | null;
  linkedinImage: string | null;
  companyId: string | null;
  companyName: string | null;
}

/** A post with author and tags, for a reader. */
export interface PostRow extends AuthorRow, MediaRow {
  id: string;
  userId: string;
  visibility: Visibility;
  text: string;
  mentions: readonly Mention[];
  likeCount: number;
  commentCount: number;
  /** Text form of the database's timestamp. */
  createdAt: string;
  editedAt: string | null;
  productIds: readonly string[];
  productNames: readonly string[];
  productSectors: readonly (Sector | null)[];
  companyIds: readonly string[];
  companyNames: readonly string[];
  /** True if the reader likes it. */
  liked: boolean;
  /** Time and reason of hiding by a moderator, in the database's text form. */
  hiddenAt: string | null;
  hiddenFor: ReportReason | null;
}

/**
 * SQL: number of comments of `posts p` that a reader may see: others' except those of blocked members, and all of the
 * reader's own. The post's stored count contains only those visible to all.
 */
const readableComments = (viewerId: SQL): SQL => sql`(
  p.comment_count
  + (SELECT count(*) FROM post_comments x
     WHERE x.post_id = p.id AND x.user_id = ${viewerId}::uuid AND ${isCommentForAuthor('x')})
  - (SELECT count(*) FROM ${blockedBy(viewerId)} b JOIN post_comments x ON x.user_id = b.blocked_id
     WHERE x.post_id = p.id AND ${isCommentForAll('x')})
)::integer`;

/**
 * Columns of a `PostRow`, selected from `posts p` with `POST_JOINS`.
 *
 * @param viewerId The reader; null for a guest.
 */
export const postColumns = (viewerId: SQL): SQL => sql`
  p.id, p.user_id AS "userId", u.display_name AS "userName", u.image, u.linkedin_image AS "linkedinImage",
  c.id AS "companyId", coalesce(c.name, u.company_name) AS "companyName", p.visibility, p.text, p.mentions,
  p.media_kind AS "mediaKind", p.media, p.media_name AS "mediaName", p.media_width AS "mediaWidth",
  p.media_height AS "mediaHeight", p.media_thumb AS "mediaThumb", p.like_count AS "likeCount",
  ${readableComments(viewerId)} AS "commentCount", p.created_at::text AS "createdAt", p.edited_at::text AS "editedAt",
  p.hidden_at::text AS "hiddenAt", p.hidden_for AS "hiddenFor", tp.ids AS "productIds", tp.names AS "productNames",
  tp.sectors AS "productSectors", tc.ids AS "companyIds", tc.names AS "companyNames",
  EXISTS (SELECT 1 FROM post_likes l WHERE l.post_id = p.id AND l.user_id = ${viewerId}::uuid) AS liked`;

/** Joins that `postColumns` needs besides `posts p`. */
export const POST_JOINS: SQL = sql`
  JOIN users u ON u.id = p.user_id
  LEFT JOIN companies c ON c.id = u.company_id
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(t.product_id ORDER BY t.position), '[]'::json) AS ids,
      coalesce(json_agg(n.name ORDER BY t.position), '[]'::json) AS names,
      coalesce(json_agg(n.sector ORDER BY t.position), '[]'::json) AS sectors
    FROM post_products t JOIN products n ON n.id = t.product_id WHERE t.post_id = p.id
  ) tp
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(t.company_id ORDER BY t.position), '[]'::json) AS ids,
      coalesce(json_agg(n.name ORDER BY t.position), '[]'::json) AS names
    FROM post_companies t JOIN companies n ON n.id = t.company_id WHERE t.post_id = p.id
  ) tc`;

/** A member who likes a post. */
interface LikerRow {
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

/** Reads the members who like a post, latest first, without suspended ones. @see GAP-096 */
export const findLikers = (db: Database, postId: string, limit: number): Promise<LikerRow[]> =>
  likersOf(db, { postId, limit });

/** True if somebody likes a post. */
export async function likes(db: Database, postId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ postId: postLikes.postId })
    .from(postLikes)
    .where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)));
  return row !== undefined;
}

/** Likes a post. Idempotent. */
export async function insertLike(tx: Transaction, postId: string, userId: string): Promise<void> {
  await tx.insert(postLikes).values({ postId, userId }).onConflictDoNothing();
}

/** Removes a like. */
export async function deleteLike(tx: Transaction, postId: string, userId: string): Promise<void> {
  await tx.delete(postLikes).where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)));
}

/** Counts the likes of a post. */
export async function countLikes(tx: Transaction, postId: string): Promise<number> {
  const [row] = await tx.select({ count: posts.likeCount }).from(posts).where(eq(posts.id, postId));
  return row?.count ?? 0;
}
