import type { Comment } from '@millrace/api-client';
import { companyPath, pictureOf, userFeedPath } from '@millrace/domain';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Avatar } from '../../primitives/Avatar';
import { IconButton } from '../../primitives/IconButton';
import { Link } from '../../primitives/Link';
import { PostTime, textSegments } from '../PostCard';
import { facts, item, name as nameClass, remove, text as textClass } from './CommentThread.css';

interface CommentItemProps {
  comment: Comment;
  /** Of one who may remove it. */
  onRemove?: () => void;
}

/** Who said it, when, and what. */
export function CommentItem({ comment, onRemove }: CommentItemProps) {
  const messages = useMessages();
  const { user, user_id, text, added } = comment;
  const { user_name, user_company_name: company, user_company_id } = user;
  const segments = useMemo(() => textSegments(text, []), [text]);
  return (
    <li data-part="item" className={item}>
      <Avatar size="small" name={user_name} src={pictureOf(user)} />
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
          <PostTime at={added} />
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
      </div>
      {onRemove && (
        <IconButton
          tone="quiet"
          size="small"
          icon={Trash2}
          label={messages.format('comments.remove', { name: user_name })}
          className={remove}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
