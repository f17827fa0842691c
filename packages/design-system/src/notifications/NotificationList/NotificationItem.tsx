import type { Notification } from '@millrace/api-client';
import { Avatar, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { PostTime } from '../../feed/PostCard';
import { item, sentence, time, unread as unreadClass } from './NotificationList.css';
import { NotificationText, type NotificationTextProps } from './NotificationText';

interface NotificationItemProps extends NotificationTextProps {
  isUnread: boolean;
}

/** One thing that happened: who did it, the sentence, and when. */
export function NotificationItem({ notification, isUnread, onFollow }: NotificationItemProps) {
  const messages = useMessages();
  const name =
    notification.actor_name ?? notification.company_name ?? messages.format('notifications.formerMember');
  return (
    <li data-part="notification" data-state={isUnread ? 'unread' : 'read'} className={item}>
      <Avatar name={name} src={notification.actor_image} />
      <div>
        <p className={sentence}>
          <NotificationText notification={notification} onFollow={onFollow} />
        </p>
        <p className={time}>
          <PostTime at={notification.added} />
        </p>
      </div>
      {isUnread && (
        <span className={unreadClass}>
          <VisuallyHidden>{messages.format('notifications.unread')}</VisuallyHidden>
        </span>
      )}
    </li>
  );
}

/** True if something was added after one has read. @see NOTE-006 */
export const isUnread = ({ added }: Notification, lastRead: string | null): boolean =>
  lastRead === null || Date.parse(added) > Date.parse(lastRead);
