import { Button, ButtonLink, Icon, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Check, Plus } from 'lucide-react';
import { signInFor } from '../../internal/sign-in-for';
import { following as followingClass, hoverText, notice, restText, root } from './FollowControl.css';
import { followControlMessages } from './FollowControl.messages';

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
  const messages = useMessages(followControlMessages);
  const label = messages.format(following ? 'follow.unfollowNamed' : 'follow.followNamed', { name });
  if (signInHref !== undefined) {
    return (
      <span className={root} data-component="FollowControl">
        <ButtonLink href={signInFor('follow', signInHref)} icon={Plus} aria-label={label}>
          {messages.format('follow.follow')}
        </ButtonLink>
      </span>
    );
  }
  return (
    <span className={root} data-component="FollowControl" data-state={following ? 'following' : 'idle'}>
      {following ? (
        <Button className={followingClass} aria-label={label} onClick={() => onFollowingChange(false)}>
          <span className={restText}>
            <Icon icon={Check} /> {messages.format('follow.following')}
          </span>
          <span className={hoverText}>{messages.format('follow.unfollow')}</span>
        </Button>
      ) : (
        <Button icon={Plus} aria-label={label} onClick={() => onFollowingChange(true)}>
          {messages.format('follow.follow')}
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
