import { Button, ButtonLink, Icon, Notice } from '@millrace/ui';
import { classNames, useControllable } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Check, Plus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { signInFor } from '../../internal/sign-in-for';
import {
  following as followingClass,
  hoverText,
  idle,
  idleText,
  notice,
  restText,
  root,
  widest,
} from './FollowControl.css';
import { followControlMessages } from './FollowControl.messages';

export interface FollowControlProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the followed entry. */
  name: string;
  /** True if it is followed. Default: uncontrolled. */
  following?: boolean | undefined;
  /** Initial state, if uncontrolled. Default `false`. */
  defaultFollowing?: boolean;
  onFollowingChange?: ((following: boolean) => void) | undefined;
  /** Login URL for guests. @see PROD-015, DIFF-005 */
  signInHref?: string | undefined;
  /** True if the last change failed. */
  failed?: boolean;
  /** `primary` if following is the main action of a page, until it is followed. Default `secondary`. */
  tone?: 'primary' | 'secondary';
}

/** Toggle button: Follow, or Following, which becomes Unfollow on hover and focus. @see PROD-013 */
export function FollowControl({
  name,
  following: given,
  defaultFollowing = false,
  onFollowingChange,
  signInHref,
  failed = false,
  tone = 'secondary',
  className,
  ...rest
}: FollowControlProps) {
  const messages = useMessages(followControlMessages);
  const [following, setFollowing] = useControllable(given, defaultFollowing, onFollowingChange);
  const label = messages.format(following ? 'follow.unfollowNamed' : 'follow.followNamed', { name });
  if (signInHref !== undefined) {
    return (
      <span data-component="FollowControl" {...rest} className={classNames(root, className)}>
        <ButtonLink tone={tone} href={signInFor('follow', signInHref)} icon={Plus} aria-label={label}>
          {messages.format('follow.follow')}
        </ButtonLink>
      </span>
    );
  }
  return (
    <span
      data-component="FollowControl"
      data-state={following ? 'following' : 'idle'}
      {...rest}
      className={classNames(root, className)}
    >
      {following ? (
        <Button className={followingClass} aria-label={label} onClick={() => setFollowing(false)}>
          <span className={restText}>
            <Icon icon={Check} /> {messages.format('follow.following')}
          </span>
          <span className={hoverText}>{messages.format('follow.unfollow')}</span>
        </Button>
      ) : (
        <Button tone={tone} className={idle} aria-label={label} onClick={() => setFollowing(true)}>
          <span className={idleText}>
            <Icon icon={Plus} /> {messages.format('follow.follow')}
          </span>
          <span
            aria-hidden="true"
            data-following={messages.format('follow.following')}
            data-unfollow={messages.format('follow.unfollow')}
            className={widest}
          />
        </Button>
      )}
      {failed && (
        <Notice tone="danger" className={notice}>
          {messages.format('follow.failed', { name })}
        </Notice>
      )}
    </span>
  );
}
