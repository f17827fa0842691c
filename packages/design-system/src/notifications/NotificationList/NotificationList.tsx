import type { Notification } from '@millrace/api-client';
import { NOTIFICATION_SIZE } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListBody } from '../../shell/PagedList';
import { isUnread, NotificationItem } from './NotificationItem';
import { end, list } from './NotificationList.css';

export interface NotificationListProps {
  /** Those that are shown now, newest first. */
  state: ListState<Notification>;
  /** Up to when one had read as the list was opened, as an ISO 8601 date and time; null before the first time. */
  lastRead: string | null;
  onRetry?: (() => void) | undefined;
  /** Called when a link in the list is followed. */
  onFollow?: (() => void) | undefined;
  /** Below the list: the way to more, or its end. */
  foot?: ReactNode;
  /** What is not there, when the list is empty. Default: that there are no notifications. */
  empty?: string | undefined;
}

/** What happened that concerns a member, newest first. @see NOTE-001, NOTE-002, NOTE-003 */
export function NotificationList({ state, lastRead, onRetry, onFollow, foot, empty }: NotificationListProps) {
  const messages = useMessages();
  return (
    <div data-component="NotificationList">
      <ListBody
        state={state}
        expectedRows={NOTIFICATION_SIZE}
        art="avatar"
        loading={messages.format('notifications.loading')}
        empty={empty ?? messages.format('notifications.empty')}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <>
            <ol className={list}>
              {rows.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  isUnread={isUnread(notification, lastRead)}
                  onFollow={onFollow}
                />
              ))}
            </ol>
            {foot}
          </>
        )}
      </ListBody>
    </div>
  );
}

/** Says that nothing follows. @see NOTE-004 */
export function NotificationEnd() {
  return <p className={end}>{useMessages().format('notifications.end')}</p>;
}
