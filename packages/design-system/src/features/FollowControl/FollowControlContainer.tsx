import { isApiError, productMutations } from '@millrace/api-client';
import { useMutation } from '@tanstack/react-query';
import { useApiClient } from '../ApiClient';
import { FollowControl } from './FollowControl';

export interface FollowControlContainerProps {
  product: { id: string; name: string; following: boolean };
  /** Where a guest is led instead. */
  signInHref?: string | undefined;
  /** Called once the server has changed it. */
  onFollowingChanged?: ((following: boolean) => void) | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Follows and unfollows a product; the page's data is fetched anew, without a reload. @see DIFF-026 */
export function FollowControlContainer({
  product,
  signInHref,
  onFollowingChanged,
  onSignInRequired,
}: FollowControlContainerProps) {
  const mutations = productMutations(useApiClient());
  const follow = useMutation(mutations.follow(product.id));
  const unfollow = useMutation(mutations.unfollow(product.id));
  const hasFailed = (error: Error | null) => error !== null && !(onSignInRequired && isSignedOut(error));
  const change = (following: boolean) =>
    (following ? follow : unfollow).mutate(undefined, {
      onSuccess: () => onFollowingChanged?.(following),
      onError: (error) => {
        if (isSignedOut(error)) onSignInRequired?.();
      },
    });
  return (
    <FollowControl
      name={product.name}
      following={product.following}
      onFollowingChange={change}
      failed={hasFailed(follow.error) || hasFailed(unfollow.error)}
      signInHref={signInHref}
    />
  );
}

const isSignedOut = (error: Error) => isApiError(error) && error.status === 401;
