import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { postComments } from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import { isCommentShownTo } from '../../../visibility';
import type { AuthorRow, PostRow } from './posts.repository';

/** A comment with its author. */
export interface CommentRow extends AuthorRow, Pick<PostRow, 'hiddenAt' | 'hiddenFor'> {
  id: string;
  postId: string;
  userId: string;
  text: string;
  /** Text form of the database's timestamp. */
  createdAt: string;
}

/** Columns of a `CommentRow`, selected from `post_comments m` with `COMMENT_JOINS`. */
export const COMMENT_COLUMNS: SQL = sql`
  m.id, m.post_id AS "postId", m.user_id AS "userId", m.text, m.created_at::text AS "createdAt",
  m.hidden_at::text AS "hiddenAt", m.hidden_for AS "hiddenFor", u.display_name AS "userName", u.image, u.linkedin_image AS "linkedinImage",
  c.id AS "companyId", coalesce(c.name, u.company_name) AS "companyName"`;

/** Joins that `COMMENT_COLUMNS` needs besides `post_comments m`. */
export const COMMENT_JOINS: SQL = sql`JOIN users u ON u.id = m.user_id LEFT JOIN companies c ON c.id = u.company_id`;

/** Query for a page of comments. */
interface CommentPageQuery {
  postId: string;
  /** The reader; null for a guest. */
  viewerId: string | null;
  start: number;
  size: number;
}

// `NULLS` must be spelled as in the index definition for the planner to use it, though nothing here is null.
const commentsOf = statement<CommentPageQuery, CommentRow>(
  'post_comments',
  (value) => sql`
    SELECT ${COMMENT_COLUMNS} FROM (
      SELECT * FROM post_comments x WHERE x.post_id = ${value('postId')} AND ${isCommentShownTo('x', value('viewerId'))}
      ORDER BY x.created_at DESC NULLS LAST, x.id DESC NULLS LAST OFFSET ${value('start')} LIMIT ${value('size')}
    ) m ${COMMENT_JOINS}
    ORDER BY m.created_at DESC, m.id DESC`,
);

const commentById = statement<{ postId: string; id: string }, CommentRow>(
  'post_comment',
  (value) => sql`
    SELECT ${COMMENT_COLUMNS} FROM post_comments m ${COMMENT_JOINS}
    WHERE m.id = ${value('id')} AND m.post_id = ${value('postId')}`,
);

/** Reads a page of the comments of a post that a reader may see, newest first. */
export const findComments = (db: Database, page: CommentPageQuery): Promise<CommentRow[]> =>
  commentsOf(db, page);

/** Finds a comment of a post, or null. */
export async function findComment(
  db: Database | Transaction,
  postId: string,
  id: string,
): Promise<CommentRow | null> {
  const [row] = await commentById(db, { postId, id });
  return row ?? null;
}

const readableComment = statement<{ id: string; viewerId: string | null }, CommentRow>(
  'readable_comment',
  (value) => sql`
    SELECT ${COMMENT_COLUMNS} FROM post_comments m ${COMMENT_JOINS}
    WHERE m.id = ${value('id')} AND ${isCommentShownTo('m', value('viewerId'))}`,
);

/** Finds a comment that somebody may read if they may read its post, or null. */
export async function findReadableComment(
  db: Database | Transaction,
  id: string,
  viewerId: string | null,
): Promise<CommentRow | null> {
  const [row] = await readableComment(db, { id, viewerId });
  return row ?? null;
}

/** Inserts a comment. @returns Its row for the list. */
export async function insertComment(
  tx: Transaction,
  comment: { postId: string; userId: string; text: string },
): Promise<CommentRow> {
  const id = newId();
  await tx.insert(postComments).values({ id, ...comment });
  const row = await findComment(tx, comment.postId, id);
  if (!row) throw new Error('The new comment is gone.');
  return row;
}

/** Deletes a comment with its replies. @returns The deleted ones with their authors. */
export async function deleteComment(
  tx: Transaction,
  postId: string,
  id: string,
): Promise<{ id: string; userId: string }[]> {
  const gone = { id: postComments.id, userId: postComments.userId };
  const replies = await tx.delete(postComments).where(eq(postComments.replyTo, id)).returning(gone);
  const [comment] = await tx
    .delete(postComments)
    .where(and(eq(postComments.id, id), eq(postComments.postId, postId)))
    .returning(gone);
  return comment ? [comment, ...replies] : replies;
}
