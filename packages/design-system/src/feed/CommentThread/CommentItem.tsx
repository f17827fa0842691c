import { userFeedPath } from '@millrace/domain';
import {
  Avatar,
  Button,
  Icon,
  IconButton,
  Link,
  Menu,
  type MenuItem,
  Notice,
  VisuallyHidden,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Ellipsis, ThumbsUp, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { REASON_TEXTS } from '../../operations/ReportDialog';
import { reportDialogMessages } from '../../operations/ReportDialog/ReportDialog.messages';
import { PostTime, textSegments } from '../PostCard';
import {
  acts,
  facts,
  item,
  likes,
  name as nameClass,
  reaction,
  reactions,
  text as textClass,
  thumb,
} from './CommentThread.css';
import { commentThreadMessages } from './CommentThread.messages';
import type { Comment } from './comment';

interface CommentItemProps {
  comment: Comment;
  /** Position from 1 among the stored comments. */
  position?: number;
  /** Called to remove the comment; set only if the viewer may. */
  onRemove?: () => void;
  /** True while the comment is being sent, which makes it inert. Default: it is stored. */
  isSending?: boolean;
  /** Menu entries, on comments of other members. */
  menuItems?: readonly MenuItem[];
  /** Called to like or unlike, for members. Default: only the count is shown. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Called to reply, for members who may. */
  onReply?: (() => void) | undefined;
}

/** A comment: author, time, text and actions. */
export function CommentItem({
  comment,
  position,
  onRemove,
  isSending = false,
  menuItems = [],
  onLikedChange,
  onReply,
}: CommentItemProps) {
  const messages = useMessages(commentThreadMessages, reportDialogMessages);
  const { author, text, added, hiddenReason, likeCount = 0, liked = false } = comment;
  const { id, name, picture = null, company, companyHref } = author;
  const menuLabel = messages.format('comments.menu', { name });
  const segments = useMemo(() => textSegments(text, []), [text]);
  return (
    // Takes the focus when the previous comment is removed. An unsent one can vanish, and the composer announces it.
    <div
      tabIndex={-1}
      data-part={isSending ? 'sending' : 'item'}
      data-position={position}
      data-comment={comment.id || undefined}
      inert={isSending}
      className={item}
    >
      <Avatar size="small" name={name} src={picture} />
      <div>
        <p className={facts}>
          <Link variant="name" href={author.href ?? userFeedPath({ id })} className={nameClass}>
            <bdi>{name}</bdi>
          </Link>{' '}
          {company && (
            <>
              {companyHref ? (
                <Link variant="plain" href={companyHref}>
                  <bdi>{company}</bdi>
                </Link>
              ) : (
                <bdi>{company}</bdi>
              )}
              {', '}
            </>
          )}
          {isSending ? messages.format('comments.sending') : <PostTime at={added} />}
        </p>
        <p data-part="text" dir="auto" className={textClass}>
          {segments.map((segment, place) =>
            segment.href === undefined ? (
              segment.text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a stretch has no name but its place
              <Link key={place} href={segment.href} rel="nofollow ugc noopener">
                {segment.text}
              </Link>
            ),
          )}
        </p>
        <div data-part="reactions" className={reactions}>
          {onLikedChange && (
            <Button
              tone="quiet"
              size="small"
              aria-pressed={liked}
              aria-label={messages.format('comments.likeOf', { name })}
              className={reaction}
              onClick={() => onLikedChange(!liked)}
            >
              <Icon icon={ThumbsUp} className={thumb} /> {messages.format('comments.like')}
            </Button>
          )}
          {onLikedChange && likeCount > 0 && (
            // Outside the button, as it would change its accessible name.
            <span className={likes}>
              <span aria-hidden="true">{messages.number(likeCount)}</span>
              <VisuallyHidden>{messages.format('comments.likes', { count: likeCount })}</VisuallyHidden>
            </span>
          )}
          {!onLikedChange && likeCount > 0 && (
            <span className={likes}>{messages.format('comments.likes', { count: likeCount })}</span>
          )}
          {onReply && (
            <Button
              tone="quiet"
              size="small"
              data-reply
              aria-label={messages.format('comments.replyTo', { name })}
              className={reaction}
              onClick={onReply}
            >
              {messages.format('comments.reply')}
            </Button>
          )}
        </div>
        {hiddenReason && (
          <Notice tone="warning" role="note">
            {messages.format('comments.hidden', { reason: messages.format(REASON_TEXTS[hiddenReason]) })}
          </Notice>
        )}
      </div>
      {(onRemove || menuItems.length > 0) && (
        <div className={acts}>
          {onRemove && (
            <IconButton
              tone="quiet"
              size="small"
              icon={Trash2}
              label={messages.format('comments.remove', { name })}
              onClick={onRemove}
            />
          )}
          {menuItems.length > 0 && (
            <Menu
              label={menuLabel}
              items={menuItems}
              renderTrigger={(trigger) => (
                <IconButton {...trigger} tone="quiet" size="small" icon={Ellipsis} label={menuLabel} />
              )}
            />
          )}
        </div>
      )}
    </div>
  );
}
