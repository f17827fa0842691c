import { NOTIFICATION_SIZE } from '@millrace/domain';
import { Button, IconButton, VirtualList, type VirtualListPlace, VisuallyHidden } from '@millrace/ui';
import {
  classNames,
  type RowPlaces,
  useFocusAfterRemoval,
  useMergedRef,
  useReaderMessages,
} from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Check } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { dayInWords, formatDay } from '../../internal/calendar';
import type { ListState } from '../../internal/list-state';
import { useToday } from '../../internal/useToday';
import { roomListMessages } from '../../messaging/RoomList/RoomList.messages';
import { brandMessages } from '../../shell/brand.messages';
import { ListBody } from '../../shell/PagedList';
import { notificationBellMessages } from '../NotificationBell/NotificationBell.messages';
import {
  day as dayClass,
  detail,
  end,
  excerpt as excerptClass,
  item,
  mark,
  root,
  sentence,
  time,
} from './NotificationList.css';
import { notificationListMessages } from './NotificationList.messages';
import { NotificationMark } from './NotificationMark';
import { NotificationText } from './NotificationText';
import type { Notification } from './notification';

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Notifications to show, newest first. */
  state: ListState<Notification>;
  onRetry?: (() => void) | undefined;
  /** Called when a link in the list is clicked. */
  onFollow?: (() => void) | undefined;
  /** Called with the ids of notifications that are marked as read or opened. Default: they cannot be marked. */
  onMarkRead?: ((ids: readonly string[]) => void) | undefined;
  /** Content below the list, such as a link to more. */
  foot?: ReactNode;
  /** Text of the empty state. Default: that there are no notifications. */
  empty?: string | undefined;
}

const ITEM = '[data-part="notification"]';

/** Returns the focus target if no row is left: the heading of the page, or in the bell the list. */
const headingOrList = (list: HTMLElement): HTMLElement =>
  list.closest('[data-component="NotificationPage"]')?.querySelector<HTMLElement>('h1') ?? list;

/** Moves the focus from a removed row to the next, as under the filter of the unread ones. */
const NOTIFICATIONS: RowPlaces = {
  elementPosition: (element) => Number(element.closest<HTMLElement>(ITEM)?.dataset.position ?? 0),
  elementAt: (list, position) =>
    position === 0
      ? headingOrList(list)
      : list.querySelector<HTMLElement>(`${ITEM}[data-position="${position}"]`),
};

const NONE: readonly Notification[] = [];

/** List of notifications, newest first, grouped by day. @see NOTE-001, NOTE-002, NOTE-003 */
export function NotificationList({
  state,
  onRetry,
  onFollow,
  onMarkRead,
  foot,
  empty,
  ref,
  className,
  ...rest
}: NotificationListProps) {
  const messages = useReaderMessages(
    brandMessages,
    notificationBellMessages,
    notificationListMessages,
    roomListMessages,
  );
  const calendar = useToday();
  const shown = state.status === 'ready' ? state.rows : NONE;
  const keys = useMemo(() => shown.map(({ id }) => id), [shown]);
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, keys, NOTIFICATIONS);
  const mergedRef = useMergedRef(list, ref);
  const startsDay = (rows: readonly Notification[], { index }: VirtualListPlace) => {
    const [previous, row] = [rows[index - 1], rows[index]];
    return row && (!previous || formatDay(messages, previous.added) !== formatDay(messages, row.added));
  };
  return (
    <div
      ref={mergedRef}
      tabIndex={-1}
      data-component="NotificationList"
      {...rest}
      className={classNames(root, className)}
    >
      <ListBody
        state={state}
        expectedRows={NOTIFICATION_SIZE}
        art="avatar"
        loading={messages.format('notifications.loading')}
        empty={empty ?? messages.format('notifications.empty')}
        onRetry={onRetry}
      >
        {({ rows, total }) => (
          <>
            <VirtualList
              items={rows}
              total={total}
              estimatedHeight={NOTIFICATION_PX}
              renderItem={(notification, place) => (
                <>
                  {startsDay(rows, place) && (
                    <h2 data-part="day" className={dayClass}>
                      {dayInWords(messages, notification.added, calendar)}
                    </h2>
                  )}
                  <NotificationItem
                    notification={notification}
                    position={place.index + 1}
                    // The heading says the day.
                    moment={messages.date(notification.added, { timeStyle: 'short' })}
                    onFollow={onFollow}
                    onMarkRead={onMarkRead}
                  />
                </>
              )}
            />
            {foot}
          </>
        )}
      </ListBody>
    </div>
  );
}

/** Estimated height of a notification of two lines, in pixels. */
const NOTIFICATION_PX = 84;

/** Marks the end of the list. @see NOTE-004 */
export function NotificationEnd() {
  return <p className={end}>{useMessages(notificationListMessages).format('notifications.end')}</p>;
}

interface MarkAllReadProps extends Pick<NotificationListProps, 'state' | 'onMarkRead'> {
  /** The list, which (or whose heading) takes the focus when the button is removed. */
  list: RefObject<HTMLElement | null>;
}

/** Marks the whole list as read; renders nothing if nothing is unread. */
export function MarkAllRead({ state, onMarkRead, list }: MarkAllReadProps) {
  const messages = useMessages(notificationListMessages);
  const unread = unreadIds(state);
  if (unread.length === 0 || !onMarkRead) return null;
  const handleClick = () => {
    if (list.current) headingOrList(list.current).focus({ preventScroll: true });
    onMarkRead(unread);
  };
  return (
    <Button size="small" tone="quiet" onClick={handleClick}>
      {messages.format('notifications.markAllRead')}
    </Button>
  );
}

/** Returns the ids of the unread notifications. */
export const unreadIds = (state: ListState<Notification>): string[] =>
  state.status === 'ready' ? state.rows.filter(({ isRead = true }) => !isRead).map(({ id }) => id) : [];

interface NotificationItemProps extends Pick<NotificationListProps, 'onFollow' | 'onMarkRead'> {
  notification: Notification;
  /** Position from 1 among the shown notifications. */
  position: number;
  /** Time, formatted. */
  moment: string;
}

/** A notification: picture with icon, sentence, subject, and time. */
function NotificationItem({ notification, position, moment, onFollow, onMarkRead }: NotificationItemProps) {
  const messages = useMessages(notificationListMessages);
  const { id, added, excerpt, isRead = true } = notification;
  const about = useNotificationDetail(notification);
  const handleFollow = () => {
    if (!isRead) onMarkRead?.([id]);
    onFollow?.();
  };
  const row = useRef<HTMLDivElement>(null);
  const handleMarkRead = () => {
    // The button is removed, and under the filter of the unread ones the row as well.
    row.current?.focus({ preventScroll: true });
    onMarkRead?.([id]);
  };
  return (
    <div
      ref={row}
      tabIndex={-1}
      data-part="notification"
      data-position={position}
      data-state={isRead ? 'read' : 'unread'}
      className={item}
    >
      <NotificationMark notification={notification} />
      <div>
        <p className={sentence}>
          <NotificationText notification={notification} onFollow={handleFollow} />
        </p>
        {excerpt && (
          <p data-part="excerpt" dir="auto" className={excerptClass}>
            {excerpt}
          </p>
        )}
        {about && (
          <p data-part="detail" className={detail}>
            {about}
          </p>
        )}
      </div>
      <time
        dateTime={added}
        title={messages.date(added, { dateStyle: 'long', timeStyle: 'short' })}
        className={time}
      >
        {moment}
      </time>
      <span className={mark}>
        {!isRead && <VisuallyHidden>{messages.format('notifications.unread')}</VisuallyHidden>}
        {!isRead && onMarkRead && (
          <IconButton
            icon={Check}
            size="small"
            tone="quiet"
            label={messages.format('notifications.markRead')}
            onClick={handleMarkRead}
          />
        )}
      </span>
    </div>
  );
}

/** Returns further details: date and place of an event, designation and company of a person. */
function useNotificationDetail({
  type,
  eventStart,
  eventLocation,
  actorTitle,
  actorCompany,
}: Notification): string | null {
  const messages = useReaderMessages(notificationListMessages);
  if (eventStart) {
    const day = messages.date(eventStart, { dateStyle: 'medium' });
    return eventLocation ? `${eventLocation} · ${day}` : day;
  }
  if (!PERSON_TYPES.has(type)) return null;
  if (actorTitle && actorCompany) {
    return messages.format('notifications.actorRole', { title: actorTitle, company: actorCompany });
  }
  return actorTitle ?? actorCompany ?? null;
}

/** Types of notifications about a person, whose designation is shown. */
const PERSON_TYPES: ReadonlySet<Notification['type']> = new Set([
  'connection_added',
  'product_followed',
  'linked_product_followed',
  'company_followed',
  'company_joined',
  'invitation_accepted',
  'quote_requested',
]);
