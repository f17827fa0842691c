import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import { groupBy } from '../../../platform/group-by';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { pageOf } from '../../../platform/http/cursor';
import { signedIn } from '../../../platform/http/signed-in';
import { commentView } from './comments.view';
import {
  countCommentLikes,
  countDiscussion,
  type DiscussionRow,
  deleteCommentLike,
  findDiscussion,
  findReplies,
  findShownComment,
  insertCommentLike,
  insertDiscussed,
} from './discussion.repository';
import { requireReadable, requireWriter } from './posts.service';

/** Number of replies returned with a comment. */
const REPLIES_MAX = 50;

/** Returns a comment or reply for the API. */
const discussionView = (row: DiscussionRow): components['schemas']['DiscussionComment'] => ({
  ...commentView(row),
  reply_to: row.replyTo,
  like_count: row.likeCount,
  liked: row.liked,
});

/** Routes of comments in chronological order, with one level of replies, and their likes. */
export const discussionRoutes = ({ db, jobs, cursors }: Context) => {
  const setLike = (path: { id: string; commentId: string }, viewer: Viewer, liked: boolean) =>
    transact(db, async (tx) => {
      if (liked) await requireWriter(tx, viewer);
      const post = await requireReadable(tx, path.id, viewer);
      const comment = await findShownComment(tx, post.id, path.commentId, viewer.id);
      if (!comment) throw new NotFoundError();
      await (liked ? insertCommentLike : deleteCommentLike)(tx, comment.id, viewer.id);
      return { count: await countCommentLikes(tx, comment.id), liked };
    });

  return {
    listDiscussion: async ({ path, query, viewer }) => {
      const post = await requireReadable(db, path.id, viewer);
      const { cursor, limit, reply_to: replyTo = null } = query;
      const viewerId = viewer?.id ?? null;
      const listed = { postId: post.id, viewerId, replyTo };
      const order = `discussion ${post.id} ${replyTo}`;
      const [beforeAt, beforeId] = cursors.decode(cursor, order, ['string', 'string']) ?? [null, null];
      const found = await findDiscussion(db, { ...listed, beforeAt, beforeId, limit: limit + 1 });
      const { rows, last } = pageOf(found, limit);
      const ids = replyTo === null ? rows.map(({ id }) => id) : [];
      const replies = groupBy(await findReplies(db, ids, viewerId, REPLIES_MAX), (row) => row.replyTo);
      const results = rows.toReversed().map((row) => {
        const own = replies.get(row.id) ?? [];
        return {
          ...discussionView(row),
          reply_count: own[0]?.replyCount ?? 0,
          replies: own.map(discussionView),
        };
      });
      return {
        status: 200,
        json: {
          results,
          count: await countDiscussion(db, listed),
          ...(last && { LastEvaluatedKey: cursors.encode(order, [last.createdAt, last.id]) }),
        },
      };
    },

    joinDiscussion: async (call) => {
      const viewer = signedIn(call);
      const text = call.body.text.trim().replace(/\r\n?/g, '\n');
      const { reply_to: asked } = call.body;
      return call.once(async (tx) => {
        const post = await requireReadable(tx, call.path.id, viewer);
        await requireWriter(tx, viewer);
        const answered = asked === undefined ? null : await findShownComment(tx, post.id, asked, viewer.id);
        if (asked !== undefined && !answered) throw new NotFoundError();
        // The parent comment of a reply must be visible too.
        if (answered?.replyTo && !(await findShownComment(tx, post.id, answered.replyTo, viewer.id))) {
          throw new NotFoundError();
        }
        // Replies have one level: an answer to a reply gets the same parent.
        const replyTo = answered && (answered.replyTo ?? answered.id);
        const id = await insertDiscussed(tx, { postId: post.id, userId: viewer.id, text, replyTo });
        const row = await findShownComment(tx, post.id, id, viewer.id);
        if (!row) throw new Error('The new comment is gone.');
        const event = { about: 'comment' as const, postId: post.id, commentId: id, actorId: viewer.id };
        await jobs.send('notification', event, { tx });
        return { status: 201, json: { Item: discussionView(row) } };
      });
    },

    likeComment: async (call) => ({ status: 200, json: await setLike(call.path, signedIn(call), true) }),

    unlikeComment: async (call) => ({ status: 200, json: await setLike(call.path, signedIn(call), false) }),
  } satisfies Partial<Handlers>;
};
