import type { Comment } from '@millrace/api-client';
import { companyPath, personPicture, userFeedPath } from '@millrace/domain';
import { Avatar, IconButton, Link, Menu, type MenuItem, Notice } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { REASON_TEXTS } from '../../operations/ReportDialog';
import { PostTime, textSegments } from '../PostCard';
import { acts, facts, item, name as nameClass, text as textClass } from './CommentThread.css';

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
}

/** Who said it, when, and what. */
export function CommentItem({
  comment,
  position,
  onRemove,
  isSending = false,
  menuItems = [],
}: CommentItemProps) {
  const messages = useMessages();
  const { user, user_id, text, added, hidden } = comment;
  const menuLabel = messages.format('comments.menu', { name: user.user_name });
  const { user_name, user_company_name: company, user_company_id } = user;
  const segments = useMemo(() => textSegments(text, []), [text]);
  return (
    // Takes the focus when the comment before it is removed. One on its way goes, and is read by the field that sends it.
    <div
      tabIndex={-1}
      data-part={isSending ? 'sending' : 'item'}
      data-position={position}
      inert={isSending}
      className={item}
    >
      <Avatar size="small" name={user_name} src={personPicture(user)} />
      <div>
        <p className={facts}>
          <Link variant="name" href={userFeedPath({ id: user_id })} className={nameClass}>
            <bdi>{user_name}</bdi>
          </Link>{' '}
          {company && (
            <>
              {user_company_id ? (
                <Link variant="plain" href={companyPath({ id: user_company_id, name: company })}>
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
        {hidden && (
          <Notice tone="warning" role="note">
            {messages.format('comments.hidden', { reason: messages.format(REASON_TEXTS[hidden.reason]) })}
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
              label={messages.format('comments.remove', { name: user_name })}
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
