import { mutationOptions } from '@tanstack/react-query';
import { answer } from '../answer';
import type { ApiError } from '../api-error';
import { feedKeys, meKeys, productKeys } from '../query-keys';
import type { FollowedProduct, Product } from '../types';

type Following = Pick<Product, 'following' | 'followers'>;

/**
 * Options that follow or unfollow a product. The cached product shows it at once; a failure puts back what stood
 * there. Follow and unfollow of one product wait for each other, so that the last click wins.
 *
 * @see PROD-013, PROD-014, DIFF-026
 */
export function followOptions(
  id: string,
  following: boolean,
  call: () => Promise<{ data?: { Item: FollowedProduct }; error?: unknown; response: Response }>,
) {
  const detailKey = productKeys.detail(id);
  const mutationKey = ['products', 'follow', id];
  return mutationOptions<FollowedProduct, ApiError, void, Following | undefined>({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: async () => (await answer(call())).Item,
    onMutate: async (_, { client }) => {
      await client.cancelQueries({ queryKey: detailKey });
      const before = client.getQueryData<Product>(detailKey);
      if (before === undefined || before.following === following) return undefined;
      const followers = Math.max(0, before.followers + (following ? 1 : -1));
      client.setQueryData<Product>(detailKey, { ...before, following, followers });
      return { following: before.following, followers: before.followers };
    },
    onError: (_error, _variables, before, { client }) => {
      if (before === undefined) return;
      client.setQueryData<Product>(detailKey, (product) => product && { ...product, ...before });
    },
    onSettled: async (_data, _error, _variables, _before, { client }) => {
      // A later click is still on its way: what the server says now would undo it on screen.
      if (client.isMutating({ mutationKey }) > 1) return;
      await Promise.all([
        client.invalidateQueries({ queryKey: detailKey }),
        client.invalidateQueries({ queryKey: productKeys.followers(id) }),
        client.invalidateQueries({ queryKey: meKeys.recommendedProducts }),
        // It is made of what one follows.
        client.invalidateQueries({ queryKey: feedKeys.global }),
        // Where the list is on screen it stays: a product that is unfollowed there can be followed again.
        client.invalidateQueries({ queryKey: meKeys.followedProducts(), refetchType: 'none' }),
      ]);
    },
  });
}
