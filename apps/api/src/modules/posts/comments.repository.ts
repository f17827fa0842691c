import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { newId } from '../../db/ids';
import { postComments } from '../../db/schema';
import { statement } from '../../db/statement';
import type { AuthorRow } from './post-row.repository';

/** A comment with its author. */
export interface CommentRow extends AuthorRow {
  id: string;
  postId: string;
  userId: string;
  text: string;
  /** As the database writes it. */
  createdAt: string;
}

const selected: SQL = sql`
  m.id, m.post_id AS "postId", m.user_id AS "userId", m.text, m.created_at::text AS "createdAt",
  u.display_name AS "userName", u.image, u.linkedin_image AS "linkedinImage",
  c.id AS "companyId", coalesce(c.name, u.company_name) AS "companyName"`;

const joined: SQL = sql`JOIN users u ON u.id = m.user_id LEFT JOIN companies c ON c.id = u.company_id`;

// Only an order that is spelt as the index is comes from it, though nothing here is null.
const commentsOf = statement<{ postId: string; start: number; size: number }, CommentRow>(
  'post_comments',
  (value) => sql`
    SELECT ${selected} FROM (
      SELECT * FROM post_comments x WHERE x.post_id = ${value('postId')}
      ORDER BY x.created_at DESC NULLS LAST, x.id DESC NULLS LAST OFFSET ${value('start')} LIMIT ${value('size')}
    ) m ${joined}
    ORDER BY m.created_at DESC, m.id DESC`,
);

const commentById = statement<{ postId: string; id: string }, CommentRow>(
  'post_comment',
  (value) => sql`
    SELECT ${selected} FROM post_comments m ${joined}
    WHERE m.id = ${value('id')} AND m.post_id = ${value('postId')}`,
);

/** A page of a post's comments, newest first. */
export const findComments = (
  db: Database,
  page: { postId: string; start: number; size: number },
): Promise<CommentRow[]> => commentsOf(db, page);

/** A comment of a post, or null. */
export async function findComment(
  db: Database | Transaction,
  postId: string,
  id: string,
): Promise<CommentRow | null> {
  const [row] = await commentById(db, { postId, id });
  return row ?? null;
}

/** Adds a comment. @returns It as the list has it. */
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

/** Removes a comment. */
export async function deleteComment(tx: Transaction, postId: string, id: string): Promise<void> {
  await tx.delete(postComments).where(and(eq(postComments.id, id), eq(postComments.postId, postId)));
}
