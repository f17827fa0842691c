import { mutationOptions } from '@tanstack/react-query';
import { answer } from '../answer';
import type { ApiError } from '../api-error';
import { changeCachedPost, findCachedPost } from '../post-cache';
import { feedKeys, postKeys } from '../query-keys';
import type { LikeState, Post } from '../types';

type Liking = Pick<Post, 'liked' | 'like_count'>;

/**
 * Options that like or unlike a post. Wherever the post is cached it shows at once; a failure puts back what stood
 * there. Likes of one post wait for each other, so that the last click wins.
 *
 * @see FEED-046
 */
export function likeOptions(
  id: string,
  liked: boolean,
  call: () => Promise<{ data?: LikeState; error?: unknown; response: Response }>,
) {
  const mutationKey = ['posts', 'like', id];
  return mutationOptions<LikeState, ApiError, void, Liking | undefined>({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: () => answer(call()),
    onMutate: async (_, { client }) => {
      // A reply that was asked for before would take the like back on screen.
      await Promise.all([
        client.cancelQueries({ queryKey: postKeys.detail(id) }),
        client.cancelQueries({ queryKey: feedKeys.all }),
      ]);
      const before = findCachedPost(client, id);
      if (before === undefined || before.liked === liked) return undefined;
      const like_count = Math.max(0, before.like_count + (liked ? 1 : -1));
      changeCachedPost(client, id, (post) => ({ ...post, liked, like_count }));
      return { liked: before.liked, like_count: before.like_count };
    },
    onError: (_error, _variables, before, { client }) => {
      if (before !== undefined) changeCachedPost(client, id, (post) => ({ ...post, ...before }));
    },
    onSuccess: (state, _variables, _before, { client }) => {
      // A later click is still on its way: what the server says now would undo it on screen.
      if (client.isMutating({ mutationKey }) > 1) return;
      changeCachedPost(client, id, (post) => ({ ...post, liked: state.liked, like_count: state.count }));
    },
    onSettled: (_data, _error, _variables, _before, { client }) =>
      client.invalidateQueries({ queryKey: postKeys.likes(id) }),
  });
}
