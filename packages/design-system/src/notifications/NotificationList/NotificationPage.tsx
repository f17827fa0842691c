import { NOTIFICATION_KIND_OF, NOTIFICATION_KINDS, NOTIFICATION_SIZE } from '@millrace/domain';
import { SectionHead, SegmentedControl } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListFoot } from '../../shell/PagedList';
import {
  MarkAllRead,
  NotificationEnd,
  NotificationList,
  type NotificationListProps,
  unreadIds,
} from './NotificationList';
import { filter as filterClass, page } from './NotificationList.css';
import { notificationListMessages } from './NotificationList.messages';
import type { Notification } from './notification';

/** Filters of notifications: all, unread, or one kind. */
export const NOTIFICATION_FILTERS = ['all', 'unread', ...NOTIFICATION_KINDS] as const;

/** One of `NOTIFICATION_FILTERS`. */
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

export interface NotificationPageProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<NotificationListProps, 'state' | 'onRetry' | 'onMarkRead'> {
  /** Active filter, if controlled by the parent, as in the URL. Default: uncontrolled, starting with all. */
  filter?: NotificationFilter | undefined;
  onFilterChange?: ((filter: NotificationFilter) => void) | undefined;
  /** Further actions beside the title. */
  actions?: ReactNode;
}

/** Page of notifications, ten at a time, with filters. @see NOTE-004, NOTE-005, DIFF-027 */
export function NotificationPage({
  state,
  onRetry,
  onMarkRead,
  filter: controlled,
  onFilterChange,
  actions,
  className,
  ...rest
}: NotificationPageProps) {
  const messages = useMessages(notificationListMessages);
  const [own, setOwn] = useState<NotificationFilter>('all');
  const filter = controlled ?? own;
  const [size, setSize] = useState(NOTIFICATION_SIZE);
  const found = state.status === 'ready' ? state.rows.filter((row) => matchesFilter(row, filter)) : [];
  const unread = unreadIds(state).length;
  const list = useRef<HTMLDivElement>(null);
  const handleFilter = (next: NotificationFilter) => {
    setOwn(next);
    onFilterChange?.(next);
    setSize(NOTIFICATION_SIZE);
  };
  return (
    <section
      aria-labelledby="notifications"
      data-component="NotificationPage"
      {...rest}
      className={classNames(page, className)}
    >
      <SectionHead
        title={messages.format('notifications.title')}
        titleId="notifications"
        level={1}
        fact={unread > 0 && messages.format('notifications.unreadCount', { count: unread })}
        actions={
          <>
            <MarkAllRead state={state} onMarkRead={onMarkRead} list={list} />
            {actions}
          </>
        }
      />
      {state.status === 'ready' && (
        <SegmentedControl
          label={messages.format('notifications.filter')}
          labelVisibility="hidden"
          size="small"
          className={filterClass}
          options={NOTIFICATION_FILTERS.map((value) => ({
            value,
            label: messages.format(`notifications.filter.${value}`),
          }))}
          value={filter}
          onValueChange={handleFilter}
        />
      )}
      <NotificationList
        ref={list}
        state={notificationPageState(state, found, size)}
        onRetry={onRetry}
        onMarkRead={onMarkRead}
        empty={emptyText(filter, messages)}
        foot={
          size < found.length ? (
            <ListFoot
              shown={size}
              total={found.length}
              more="idle"
              label={messages.format('notifications.loadMore')}
              onLoadMore={() => setSize(size + NOTIFICATION_SIZE)}
            />
          ) : (
            <NotificationEnd />
          )
        }
      />
    </section>
  );
}

function emptyText(
  filter: NotificationFilter,
  messages: { format: (id: 'notifications.allRead' | 'notifications.noneOfKind') => string },
): string | undefined {
  if (filter === 'all') return undefined;
  return messages.format(filter === 'unread' ? 'notifications.allRead' : 'notifications.noneOfKind');
}

function notificationPageState(
  state: ListState<Notification>,
  found: readonly Notification[],
  size: number,
): ListState<Notification> {
  if (state.status !== 'ready') return state;
  return found.length === 0 ? { status: 'empty' } : { ...state, rows: found.slice(0, size) };
}

/** True if a notification matches the filter. */
const matchesFilter = ({ type, isRead = true }: Notification, filter: NotificationFilter): boolean =>
  filter === 'all' || (filter === 'unread' ? !isRead : NOTIFICATION_KIND_OF[type] === filter);
