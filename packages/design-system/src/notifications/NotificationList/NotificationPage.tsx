import { NOTIFICATION_KIND_OF, NOTIFICATION_KINDS, NOTIFICATION_SIZE } from '@millrace/domain';
import { SectionHead, SegmentedControl } from '@millrace/ui';
import { classNames } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { type ComponentPropsWithRef, useState } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListFoot } from '../../shell/PagedList';
import { NotificationEnd, NotificationList, type NotificationListProps } from './NotificationList';
import { filter as filterClass, page } from './NotificationList.css';
import { notificationListMessages } from './NotificationList.messages';
import type { Notification } from './notification';

export interface NotificationPageProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children'>,
    Pick<NotificationListProps, 'state' | 'lastRead' | 'onRetry'> {}

/** All notifications, ten at a time, of every kind or of one. @see NOTE-004, NOTE-005, DIFF-027 */
export function NotificationPage({ state, lastRead, onRetry, className, ...rest }: NotificationPageProps) {
  const messages = useMessages(notificationListMessages);
  const [filter, setFilter] = useState<NotificationFilter>('all');
  const [size, setSize] = useState(NOTIFICATION_SIZE);
  const found = state.status === 'ready' ? state.rows.filter((row) => matchesFilter(row, filter)) : [];
  const shown = notificationPageState(state, found, size);
  const handleFilter = (next: NotificationFilter) => {
    setFilter(next);
    setSize(NOTIFICATION_SIZE);
  };
  return (
    <section
      aria-labelledby="notifications"
      data-component="NotificationPage"
      {...rest}
      className={classNames(page, className)}
    >
      <SectionHead title={messages.format('notifications.title')} titleId="notifications" level={1} />
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
        state={shown}
        lastRead={lastRead}
        onRetry={onRetry}
        empty={filter === 'all' ? undefined : messages.format('notifications.noneOfKind')}
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

function notificationPageState(
  state: ListState<Notification>,
  found: readonly Notification[],
  size: number,
): ListState<Notification> {
  if (state.status !== 'ready') return state;
  return found.length === 0 ? { status: 'empty' } : { ...state, rows: found.slice(0, size) };
}

/** Kinds of notifications that a reader can ask for. */
const NOTIFICATION_FILTERS = ['all', ...NOTIFICATION_KINDS] as const;

/** A kind of notifications. */
type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

/** True if a notification matches the filter. */
const matchesFilter = ({ type }: Notification, filter: NotificationFilter): boolean =>
  filter === 'all' || NOTIFICATION_KIND_OF[type] === filter;
