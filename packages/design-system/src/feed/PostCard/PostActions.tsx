import type { Post } from '@millrace/api-client';
import { Button, ButtonLink, Icon } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { signInFor } from '../../internal/sign-in-for';
import { action, actions, count as countClass, thumb } from './PostCard.css';

export interface PostActionsProps {
  post: Pick<Post, 'liked' | 'like_count' | 'comment_count'>;
  onLikedChange: (liked: boolean) => void;
  /** True if the comments are shown. */
  commentsOpen: boolean;
  onCommentsOpenChange: (open: boolean) => void;
  /** Of what the comment button shows and hides; none while they are not shown. */
  commentsId: string | undefined;
  /** Without it there is no share button. */
  onShare: (() => void) | undefined;
  /** Where a guest is led instead of liking, commenting and sharing. @see PERM-002 */
  signInHref: string | undefined;
}

/** Like, comment and share. @see FEED-038, FEED-046 */
export function PostActions({
  post,
  onLikedChange,
  commentsOpen,
  onCommentsOpenChange,
  commentsId,
  onShare,
  signInHref,
}: PostActionsProps) {
  const messages = useMessages();
  const { liked, like_count, comment_count } = post;
  return (
    <div data-part="actions" className={actions}>
      {signInHref === undefined ? (
        <Button tone="quiet" aria-pressed={liked} className={action} onClick={() => onLikedChange(!liked)}>
          <Icon icon={ThumbsUp} className={thumb} /> {messages.format('post.like')}{' '}
          <Count value={like_count} />
        </Button>
      ) : (
        <ButtonLink tone="quiet" icon={ThumbsUp} href={signInFor('like', signInHref)} className={action}>
          {messages.format('post.like')} <Count value={like_count} />
        </ButtonLink>
      )}
      <Button
        tone="quiet"
        icon={MessageCircle}
        aria-expanded={commentsOpen}
        aria-controls={commentsId}
        className={action}
        onClick={() => onCommentsOpenChange(!commentsOpen)}
      >
        {messages.format('post.comment')} <Count value={comment_count} />
      </Button>
      {onShare && signInHref === undefined && (
        <Button tone="quiet" icon={Share2} aria-haspopup="dialog" className={action} onClick={onShare}>
          {messages.format('post.share')}
        </Button>
      )}
      {onShare && signInHref !== undefined && (
        <ButtonLink tone="quiet" icon={Share2} href={signInFor('share', signInHref)} className={action}>
          {messages.format('post.share')}
        </ButtonLink>
      )}
    </div>
  );
}

function Count({ value }: { value: number }) {
  const messages = useMessages();
  return (
    <span data-part="count" className={countClass}>
      {messages.number(value)}
    </span>
  );
}
