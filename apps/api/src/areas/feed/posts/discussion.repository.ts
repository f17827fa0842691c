import { and, eq, type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { commentLikes, postComments } from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import { isCommentShownTo } from '../../../visibility';
import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow } from './comments.repository';

/** A comment or reply for a reader. */
export interface DiscussionRow extends CommentRow {
  replyTo: string | null;
  likeCount: number;
  /** True if the reader likes it. */
  liked: boolean;
}

/** A reply, with the total number of replies to its comment. */
export interface ReplyRow extends DiscussionRow {
  replyCount: number;
}

const discussionColumns = (viewerId: SQL): SQL => sql`
  ${COMMENT_COLUMNS}, m.reply_to AS "replyTo", m.like_count AS "likeCount",
  EXISTS (SELECT 1 FROM comment_likes l WHERE l.comment_id = m.id AND l.user_id = ${viewerId}::uuid) AS liked`;

interface Listed {
  postId: string;
  /** The reader; null for a guest. */
  viewerId: string | null;
  /** The comment whose replies are listed; null for top-level comments. */
  replyTo: string | null;
}

interface Page extends Listed {
  /** Cursor that ends the page, exclusive, in the database's text form; null for the newest. */
  beforeAt: string | null;
  beforeId: string | null;
  limit: number;
}

/** SQL: true for the listed comments `x`; two forms, because each matches another index. */
const isListed = (of: 'post' | 'comment', replyTo: SQL): SQL =>
  of === 'post' ? sql`x.reply_to IS NULL` : sql`x.reply_to = ${replyTo}::uuid`;

const pageStatement = (of: 'post' | 'comment') =>
  statement<Page, DiscussionRow>(
    `discussion_${of}`,
    (value) => sql`
    SELECT ${discussionColumns(value('viewerId'))} FROM (
      SELECT * FROM post_comments x
      WHERE x.post_id = ${value('postId')} AND ${isListed(of, value('replyTo'))}
        AND ${isCommentShownTo('x', value('viewerId'))}
        AND (${value('beforeAt')}::timestamptz IS NULL
          OR (x.created_at, x.id) < (${value('beforeAt')}::timestamptz, ${value('beforeId')}::uuid))
      ORDER BY x.created_at DESC NULLS LAST, x.id DESC NULLS LAST LIMIT ${value('limit')}
    ) m ${COMMENT_JOINS}
    ORDER BY m.created_at DESC, m.id DESC`,
  );

const countStatement = (of: 'post' | 'comment') =>
  statement<Listed, { count: number }>(
    `discussion_count_${of}`,
    (value) => sql`
    SELECT count(*)::integer AS count FROM post_comments x
    WHERE x.post_id = ${value('postId')} AND ${isListed(of, value('replyTo'))}
      AND ${isCommentShownTo('x', value('viewerId'))}`,
  );

const newest = { post: pageStatement('post'), comment: pageStatement('comment') };
const counted = { post: countStatement('post'), comment: countStatement('comment') };

/** Reads comments of a post that a reader may see, newest first. */
export const findDiscussion = (db: Database, page: Page): Promise<DiscussionRow[]> =>
  newest[page.replyTo === null ? 'post' : 'comment'](db, page);

/** Counts the comments of a post, or the replies to one, that a reader may see. */
export async function countDiscussion(db: Database, { postId, viewerId, replyTo }: Listed): Promise<number> {
  const [row] = await counted[replyTo === null ? 'post' : 'comment'](db, { postId, viewerId, replyTo });
  return row?.count ?? 0;
}

const repliesOf = statement<{ ids: string; viewerId: string | null; limit: number }, ReplyRow>(
  'discussion_replies',
  (value) => sql`
    SELECT ${discussionColumns(value('viewerId'))}, parent.reply_count AS "replyCount" FROM (
      SELECT asked.id, (SELECT count(*)::integer FROM post_comments x
        WHERE x.reply_to = asked.id AND ${isCommentShownTo('x', value('viewerId'))}) AS reply_count
      FROM unnest(${value('ids')}::uuid[]) asked(id)
    ) parent CROSS JOIN LATERAL (
      SELECT * FROM post_comments x
      WHERE x.reply_to = parent.id AND ${isCommentShownTo('x', value('viewerId'))}
      ORDER BY x.created_at, x.id LIMIT ${value('limit')}::integer
    ) m ${COMMENT_JOINS}
    ORDER BY m.created_at, m.id`,
);

/** Reads the replies to some comments that a reader may see, oldest first. @param limit Maximum number for each. */
export const findReplies = (
  db: Database,
  ids: readonly string[],
  viewerId: string | null,
  limit: number,
): Promise<ReplyRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : repliesOf(db, { ids: asArray(ids), viewerId, limit });

const shownById = statement<{ postId: string; id: string; viewerId: string | null }, DiscussionRow>(
  'discussion_comment',
  (value) => sql`
    SELECT ${discussionColumns(value('viewerId'))} FROM post_comments m ${COMMENT_JOINS}
    WHERE m.id = ${value('id')} AND m.post_id = ${value('postId')}
      AND ${isCommentShownTo('m', value('viewerId'))} FOR KEY SHARE OF m`,
);

/** Finds a comment that a reader of the post may see and locks it, or null. */
export async function findShownComment(
  db: Transaction,
  postId: string,
  id: string,
  viewerId: string | null,
): Promise<DiscussionRow | null> {
  const [row] = await shownById(db, { postId, id, viewerId });
  return row ?? null;
}

/** Inserts a comment or a reply. @returns Its ID. */
export async function insertDiscussed(
  tx: Transaction,
  comment: { postId: string; userId: string; text: string; replyTo: string | null },
): Promise<string> {
  const id = newId();
  await tx.insert(postComments).values({ id, ...comment });
  return id;
}

/** Likes a comment. Idempotent. */
export async function insertCommentLike(tx: Transaction, commentId: string, userId: string): Promise<void> {
  await tx.insert(commentLikes).values({ commentId, userId }).onConflictDoNothing();
}

/** Removes a like of a comment. */
export async function deleteCommentLike(tx: Transaction, commentId: string, userId: string): Promise<void> {
  await tx
    .delete(commentLikes)
    .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)));
}

/** Counts the likes of a comment. */
export async function countCommentLikes(tx: Transaction, commentId: string): Promise<number> {
  const [row] = await tx
    .select({ count: postComments.likeCount })
    .from(postComments)
    .where(eq(postComments.id, commentId));
  return row?.count ?? 0;
}
