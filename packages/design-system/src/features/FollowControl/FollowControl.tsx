import { Check, Plus } from 'lucide-react';
import { useMessages } from '../../messages/MessagesContext';
import { Button, ButtonLink } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { following as followingClass, hoverText, restText } from './FollowControl.css';

export interface FollowControlProps {
  /** What is followed. */
  name: string;
  following: boolean;
  onFollowingChange: (following: boolean) => void;
  /** Where a guest is led instead. @see PROD-015, DIFF-005 */
  signInHref?: string | undefined;
  /** Set when the last change failed. */
  failed?: boolean;
}

/** Follow; Following once followed, which reads Unfollow under the pointer and on focus. @see PROD-013 */
export function FollowControl({
  name,
  following,
  onFollowingChange,
  signInHref,
  failed = false,
}: FollowControlProps) {
  const messages = useMessages();
  if (signInHref !== undefined) {
    return (
      <ButtonLink
        href={signInHref}
        icon={Plus}
        aria-label={messages.format('follow.followNamed', { name })}
        data-component="FollowControl"
      >
        {messages.format('follow.follow')}
      </ButtonLink>
    );
  }
  return (
    <>
      {following ? (
        <Button
          data-component="FollowControl"
          data-following="true"
          className={followingClass}
          aria-label={messages.format('follow.unfollowNamed', { name })}
          onClick={() => onFollowingChange(false)}
        >
          <span className={restText}>
            <Icon icon={Check} /> {messages.format('follow.following')}
          </span>
          <span className={hoverText}>{messages.format('follow.unfollow')}</span>
        </Button>
      ) : (
        <Button
          data-component="FollowControl"
          data-following="false"
          icon={Plus}
          aria-label={messages.format('follow.followNamed', { name })}
          onClick={() => onFollowingChange(true)}
        >
          {messages.format('follow.follow')}
        </Button>
      )}
      <VisuallyHidden role="alert">{failed && messages.format('follow.failed', { name })}</VisuallyHidden>
    </>
  );
}
