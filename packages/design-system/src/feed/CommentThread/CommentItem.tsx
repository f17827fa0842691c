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
  /** From 1, among those that are stored. */
  position?: number;
  /** Of one who may remove it. */
  onRemove?: () => void;
  /** It is on its way: what can be done with it is hidden until then. Default: it is stored. */
  isSending?: boolean;
  /** Of everybody else. */
  menuItems?: readonly MenuItem[];
  /** Of a member. Default: it is said how many like it. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** Of a member who may answer it. */
  onReply?: (() => void) | undefined;
}

/** Who said it, when, and what. */
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
    // Takes the focus when the comment before it is removed. One on its way goes, and is read by the field that sends it.
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
            // Beside the button, whose name it would change.
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
