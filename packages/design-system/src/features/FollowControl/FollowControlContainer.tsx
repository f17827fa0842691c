import { productMutations } from '@millrace/api-client';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../ApiClient';
import { FollowControl } from './FollowControl';

export interface FollowControlContainerProps {
  product: { id: string; name: string; following: boolean };
  /** Where a guest is led instead. */
  signInHref?: string | undefined;
}

/** Follows and unfollows a product; the page's data is fetched anew, without a reload. @see DIFF-026 */
export function FollowControlContainer({ product, signInHref }: FollowControlContainerProps) {
  const mutations = productMutations(useApiClient());
  const follow = useMutation(mutations.follow(product.id));
  const unfollow = useMutation(mutations.unfollow(product.id));
  return (
    <FollowControl
      name={product.name}
      following={product.following}
      onFollowingChange={(following) => (following ? follow : unfollow).mutate()}
      failed={follow.isError || unfollow.isError}
      signInHref={signInHref}
    />
  );
}
