import { NOTIFICATION_SIZE, SITE_PATHS } from '@millrace/domain';
import { ButtonLink, Icon, Link, Popover, type PopoverProps } from '@millrace/ui';
import { loadMoreMessages, useMessages } from '@millrace/ui/messages';
import { Bell } from 'lucide-react';
import { useRef } from 'react';
import {
  MarkAllRead,
  NotificationEnd,
  NotificationList,
  type NotificationListProps,
} from '../NotificationList';
import { notificationListMessages } from '../NotificationList/NotificationList.messages';
import { bell, dot, panel, tools } from './NotificationBell.css';
import { notificationBellMessages } from './NotificationBell.messages';

export interface NotificationBellProps
  extends Omit<
      PopoverProps,
      'title' | 'align' | 'renderTrigger' | 'children' | 'open' | 'defaultOpen' | 'onOpenChange'
    >,
    Pick<NotificationListProps, 'state' | 'onRetry' | 'onMarkRead'> {
  /** True if there are unread notifications, which shows a dot. @see NAV-002 */
  hasUnread: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Bell of the masthead with a popover of the ten newest notifications. @see NOTE-001, NOTE-005, NOTE-007 */
export function NotificationBell({
  state,
  onRetry,
  onMarkRead,
  hasUnread,
  open,
  onOpenChange,
  ...rest
}: NotificationBellProps) {
  const messages = useMessages(loadMoreMessages, notificationBellMessages, notificationListMessages);
  const list = useRef<HTMLDivElement>(null);
  const close = () => onOpenChange(false);
  const newest =
    state.status === 'ready' ? { ...state, rows: state.rows.slice(0, NOTIFICATION_SIZE) } : state;
  const hasMore = state.status === 'ready' && state.rows.length > NOTIFICATION_SIZE;
  return (
    <Popover
      data-component="NotificationBell"
      {...rest}
      title={messages.format('notifications.title')}
      align="end"
      open={open}
      onOpenChange={onOpenChange}
      renderTrigger={(props) => (
        <button
          {...props}
          aria-label={messages.format(hasUnread ? 'notifications.bellUnread' : 'notifications.bell')}
          data-state={hasUnread ? 'unread' : 'read'}
          className={bell}
        >
          <Icon icon={Bell} size="medium" />
          {hasUnread && <span data-part="dot" className={dot} />}
        </button>
      )}
    >
      <div className={panel}>
        <div className={tools}>
          <Link href={SITE_PATHS.notifications} onClick={close}>
            {messages.format('notifications.seeAll')}
          </Link>
          <MarkAllRead state={state} onMarkRead={onMarkRead} list={list} />
        </div>
        <NotificationList
          ref={list}
          state={newest}
          onRetry={onRetry}
          onMarkRead={onMarkRead}
          onFollow={close}
          foot={
            hasMore ? (
              <ButtonLink
                href={SITE_PATHS.notifications}
                size="small"
                width="full"
                aria-label={messages.format('notifications.loadMore')}
                onClick={close}
              >
                {messages.format('loadMore.action')}
              </ButtonLink>
            ) : (
              <NotificationEnd />
            )
          }
        />
      </div>
    </Popover>
  );
}
