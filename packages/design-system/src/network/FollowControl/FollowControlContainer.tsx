import { isApiError, networkMutations, networkQueries, productMutations } from '@millrace/api-client';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type LoginTarget, signInTo } from '../../internal/sign-in-for';
import { useApiClient } from '../../shell/ApiClient';
import { FollowControl, type FollowControlProps } from './FollowControl';

export interface FollowOptions {
  /** Login URL for guests. */
  signInHref?: string | undefined;
  /** Called after the server has confirmed the change. */
  onFollowingChanged?: ((following: boolean) => void) | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

export interface FollowControlContainerProps extends FollowOptions {
  product: { id: string; name: string; following: boolean };
}

/** Follows and unfollows a product, and refetches the page's data without a reload. @see DIFF-026 */
export function FollowControlContainer({ product, ...options }: FollowControlContainerProps) {
  const mutations = productMutations(useApiClient());
  const follow = useMutation(mutations.follow(product.id));
  const unfollow = useMutation(mutations.unfollow(product.id));
  const props = useOptimisticFollow(product, follow, unfollow, forTarget(`product:${product.id}`, options));
  // These mutation options update every cached copy of the product optimistically.
  return <FollowControl {...props} following={product.following} />;
}

export interface FollowCompanyContainerProps extends FollowOptions, Pick<FollowControlProps, 'tone'> {
  company: { id: string; name: string; following: boolean };
}

/** Follows and unfollows a company, which changes the viewer's feed. @see API-035, API-036 */
export function FollowCompanyContainer({ company, tone, ...options }: FollowCompanyContainerProps) {
  const mutations = networkMutations(useApiClient());
  const follow = useMutation(mutations.followCompany(company.id));
  const unfollow = useMutation(mutations.unfollowCompany(company.id));
  const props = useOptimisticFollow(company, follow, unfollow, forTarget(`company:${company.id}`, options));
  return <FollowControl {...props} {...(tone && { tone })} />;
}

export interface FollowMemberContainerProps extends FollowOptions {
  /** True if the viewer follows the member. Default: loaded from the server. */
  member: { id: string; name: string; connected?: boolean };
}

/** Follows and unfollows another member; renders nothing until the state is loaded. @see GAP-083 */
export function FollowMemberContainer({ member, ...options }: FollowMemberContainerProps) {
  const client = useApiClient();
  const known = member.connected;
  const connection = useQuery({
    ...networkQueries(client).connection(member.id),
    enabled: known === undefined,
  });
  const following = known ?? connection.data?.connected;
  const mutations = networkMutations(client);
  const follow = useMutation(mutations.connect(member.id));
  const unfollow = useMutation(mutations.disconnect(member.id));
  const props = useOptimisticFollow(
    { name: member.name, following: following ?? false },
    follow,
    unfollow,
    forTarget(`member:${member.id}`, options),
  );
  return following === undefined ? null : <FollowControl {...props} />;
}

/** Adds the follow target to the login URL, so that it is performed after the login. */
const forTarget = (target: LoginTarget, options: FollowOptions): FollowOptions => ({
  ...options,
  signInHref: signInTo(target, options.signInHref),
});

type Following = Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'error' | 'isPending'>;

/** Updates optimistically: shows the pressed state at once, until the server has answered. */
function useOptimisticFollow(
  followed: { name: string; following: boolean },
  follow: Following,
  unfollow: Following,
  { signInHref, onFollowingChanged, onSignInRequired }: FollowOptions,
): FollowControlProps {
  const [pressed, setPressed] = useState<boolean>();
  const presses = useRef(0);
  const hasFailed = (error: Error | null) => error !== null && !(onSignInRequired && isSignedOut(error));
  const change = (following: boolean) => {
    setPressed(following);
    presses.current += 1;
    const press = presses.current;
    (following ? follow : unfollow).mutate(undefined, {
      onSuccess: () => onFollowingChanged?.(following),
      onError: (error) => {
        if (isSignedOut(error)) onSignInRequired?.();
      },
      onSettled: () => {
        // A response to an earlier press must not revert a later one.
        if (press === presses.current) setPressed(undefined);
      },
    });
  };
  return {
    name: followed.name,
    following: pressed ?? followed.following,
    onFollowingChange: change,
    failed: hasFailed(follow.error) || hasFailed(unfollow.error),
    signInHref,
  };
}

const isSignedOut = (error: Error) => isApiError(error) && error.status === 401;
