import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { ForbiddenError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { mayReadPost } from '../../../visibility';
import { countLikes, deleteLike, findLiked, findLikers, insertLike, likes } from './posts.repository';
import { requireReadable, requireWriter } from './posts.service';

/** Maximum number of named members, and of posts in a member's own list. @see GAP-065, FEED-015 */
const LIKERS_MAX = 50;
const LIKED_MAX = 1000;

/** Routes of likes. */
export const likeRoutes = ({ db, jobs }: Context) => {
  const setLike = (postId: string, viewer: { id: string }, liked: boolean) =>
    transact(db, async (tx) => {
      if (liked) await requireWriter(tx, viewer);
      await requireReadable(tx, postId, viewer);
      await (liked ? insertLike : deleteLike)(tx, postId, viewer.id);
      await jobs.send('notification', { about: 'like', postId, actorId: viewer.id }, { tx });
      return { count: await countLikes(tx, postId), liked };
    });

  return {
    getPostLikes: async ({ path, viewer }) => {
      const post = await requireReadable(db, path.id, viewer);
      const likers = await findLikers(db, post.id, LIKERS_MAX);
      const liked = viewer !== null && (await likes(db, post.id, viewer.id));
      return {
        status: 200,
        json: {
          count: post.likeCount,
          liked,
          Items: likers.map(({ userId, userName, image }) => ({
            user_id: userId,
            user_name: userName,
            image,
          })),
        },
      };
    },

    likePost: async (call) => ({ status: 200, json: await setLike(call.path.id, signedIn(call), true) }),

    unlikePost: async (call) => ({ status: 200, json: await setLike(call.path.id, signedIn(call), false) }),

    listLikedPosts: async (call) => {
      const viewer = signedIn(call);
      if (call.path.id !== viewer.id) throw new ForbiddenError('forbidden');
      const liked = await findLiked(db, viewer.id, LIKED_MAX);
      const Items = liked.filter((post) => mayReadPost(post, viewer)).map(({ id }) => id);
      return { status: 200, json: { Items } };
    },
  } satisfies Partial<Handlers>;
};
