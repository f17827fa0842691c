import { type SQL, sql } from 'drizzle-orm';
import {
  type NotificationSpec,
  type NotificationSpecs,
  recipientColumns,
  typeText,
} from '../../../platform/db/notification-spec';
import type { NotificationType } from '../../../platform/db/schema';
import { isCommentForAll, isPrivate, readersByCompany } from '../../../visibility';

/** Notifies of likes, comments and mentions. */
export const postNotifications = {
  like: ({ postId, actorId }) => {
    const [post, actor] = [sql`${postId}::uuid`, sql`${actorId}::uuid`];
    return {
      sourceId: actorId,
      exists: sql`EXISTS (SELECT 1 FROM post_likes WHERE post_id = ${post} AND user_id = ${actor})`,
      ...ofPost(
        postId,
        sql`(SELECT created_at FROM post_likes WHERE post_id = ${post} AND user_id = ${actor})`,
        { own: 'liked', onLiked: 'liked_on_liked', onCommented: 'liked_on_commented' },
      ),
    };
  },
  comment: ({ postId, commentId }) => ({
    sourceId: commentId,
    exists: sql`EXISTS (
      SELECT 1 FROM post_comments m WHERE m.id = ${commentId}::uuid AND ${isCommentForAll('m')}
    )`,
    ...ofPost(postId, sql`(SELECT created_at FROM post_comments WHERE id = ${commentId}::uuid)`, {
      own: 'commented',
      onLiked: 'commented_on_liked',
      onCommented: 'commented_on_commented',
      onAnswered: { type: 'replied', replyId: commentId },
    }),
  }),
  mentions: ({ postId }) => {
    const post = sql`${postId}::uuid`;
    return {
      sourceId: postId,
      exists: sql`EXISTS (SELECT 1 FROM posts WHERE id = ${post})`,
      topics: [`mentioned:${postId}`, `company_tagged:${postId}:%`],
      receivers: mentioned(post),
    };
  },
} satisfies Partial<NotificationSpecs>;

/** SQL: mentioned members, and people of companies that a private post is for, once each; mentions take precedence. */
const mentioned = (post: SQL): SQL => sql`
  SELECT DISTINCT ON (reader.user_id) reader.user_id, ${recipientColumns(sql`reader.type`, {
    post_id: post,
    company_id: sql`reader.company_id`,
  })}
  FROM posts p CROSS JOIN LATERAL (
    SELECT (m->>'id')::uuid AS user_id, ${typeText('mentioned')} AS type, NULL::uuid AS company_id, 1 AS rank
    FROM jsonb_array_elements(p.mentions) m WHERE m->>'kind' = 'person'
    UNION ALL SELECT c.user_id, ${typeText('company_tagged')}, c.company_id, 2
    FROM ${readersByCompany('p')} c WHERE ${isPrivate('p')}
  ) reader
  WHERE p.id = ${post} AND p.removed_at IS NULL
  ORDER BY reader.user_id, reader.rank, reader.company_id`;

/**
 * SQL: authors of the parent comment and the post, earlier commenters, and members who liked it, once each.
 *
 * @param since Time of the event, because the job may run late.
 */
function ofPost(
  postId: string,
  since: SQL,
  {
    onAnswered,
    ...types
  }: Readonly<Record<'own' | 'onLiked' | 'onCommented', NotificationType>> & {
    /** Notifies the author of the parent comment of a reply; takes precedence over other notifications. */
    onAnswered?: { type: NotificationType; replyId: string };
  },
): Pick<NotificationSpec, 'receivers' | 'topics'> {
  return {
    topics: [...Object.values(types), ...(onAnswered ? [onAnswered.type] : [])].map(
      (type) => `${type}:${postId}`,
    ),
    receivers: sql`
      SELECT DISTINCT ON (reader.user_id) reader.user_id, ${recipientColumns(sql`reader.type`, { post_id: sql`p.id` })}
      FROM posts p CROSS JOIN LATERAL (
        SELECT p.user_id, ${typeText(types.own)} AS type, 1 AS rank
        ${onAnswered ? answered(onAnswered) : sql``}
        UNION ALL SELECT c.user_id, ${typeText(types.onCommented)}, 2 FROM post_comments c
          WHERE c.post_id = p.id AND c.created_at < ${since}
        UNION ALL SELECT l.user_id, ${typeText(types.onLiked)}, 3 FROM post_likes l
          WHERE l.post_id = p.id AND l.created_at < ${since}
      ) reader
      WHERE p.id = ${postId}::uuid AND p.removed_at IS NULL
      ORDER BY reader.user_id, reader.rank`,
  };
}

const answered = ({ type, replyId }: { type: NotificationType; replyId: string }): SQL => sql`
  UNION ALL SELECT c.user_id, ${typeText(type)}, 0 FROM post_comments r JOIN post_comments c ON c.id = r.reply_to
    WHERE r.id = ${replyId}::uuid AND r.post_id = p.id`;
