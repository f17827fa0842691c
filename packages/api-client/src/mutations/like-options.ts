import { mutationOptions } from '@tanstack/react-query';
import { answer } from '../answer';
import type { ApiError } from '../api-error';
import { showAnswer, showClick, takeBackClicks } from '../latest-likes';
import { postKeys } from '../query-keys';
import type { LikeState } from '../types';

/**
 * Options that like or unlike a post. Wherever the post is cached it shows at once; a failure puts back what the server
 * said last. Likes of one post wait for each other, so that the last click wins.
 *
 * @see FEED-046
 */
export function likeOptions(
  id: string,
  liked: boolean,
  call: () => Promise<{ data?: LikeState; error?: unknown; response: Response }>,
) {
  const mutationKey = ['posts', 'like', id];
  return mutationOptions<LikeState, ApiError, void, void>({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: () => answer(call()),
    onMutate: (_, { client }) => showClick(client, id, liked),
    onError: (_error, _variables, _clicked, { client }) => {
      // What a later click asks for stands until that is answered.
      if (client.isMutating({ mutationKey }) <= 1) takeBackClicks(client, id);
    },
    onSuccess: (state, _variables, _clicked, { client }) => {
      const isLast = client.isMutating({ mutationKey }) <= 1;
      showAnswer(client, id, { liked: state.liked, like_count: state.count }, isLast);
    },
    onSettled: (_data, _error, _variables, _clicked, { client }) =>
      client.invalidateQueries({ queryKey: postKeys.likes(id) }),
  });
}
