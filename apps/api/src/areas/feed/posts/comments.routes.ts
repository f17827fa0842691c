import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { deleteComment, findComment, findComments, insertComment } from './comments.repository';
import { commentView } from './comments.view';
import { mayRemoveComment } from './posts.policy';
import { requireReadable, requireWriter } from './posts.service';

/** Routes of comments. @see GAP-066 */
export const commentRoutes = ({ db, jobs }: Context) =>
  ({
    listComments: async ({ path, query, viewer }) => {
      const post = await requireReadable(db, path.id, viewer);
      const { start, size } = query;
      const viewerId = viewer?.id ?? null;
      const rows = await findComments(db, { postId: post.id, viewerId, start, size });
      return { status: 200, json: { Items: rows.map(commentView), Count: post.commentCount } };
    },

    createComment: async (call) => {
      const viewer = signedIn(call);
      const text = call.body.text.trim().replace(/\r\n?/g, '\n');
      return call.once(async (tx) => {
        const post = await requireReadable(tx, call.path.id, viewer);
        await requireWriter(tx, viewer);
        const row = await insertComment(tx, { postId: post.id, userId: viewer.id, text });
        const actorId = viewer.id;
        await jobs.send(
          'notification',
          { about: 'comment', postId: post.id, commentId: row.id, actorId },
          { tx },
        );
        return { status: 201, json: { Item: commentView(row) } };
      });
    },

    removeComment: async (call) => {
      const viewer = signedIn(call);
      await transact(db, async (tx) => {
        const post = await requireReadable(tx, call.path.id, viewer);
        const comment = await findComment(tx, post.id, call.path.commentId);
        if (!comment) throw new NotFoundError();
        if (!mayRemoveComment(comment, post, viewer)) throw new ForbiddenError('forbidden');
        for (const gone of await deleteComment(tx, post.id, comment.id)) {
          const about = { postId: post.id, commentId: gone.id, actorId: gone.userId };
          await jobs.send('notification', { about: 'comment', ...about }, { tx });
        }
      });
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
