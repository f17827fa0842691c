import { NOTIFICATIONS_MAX } from '@millrace/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Notification, NotificationList } from '../types';
import { notificationKeys } from './keys';

const key = notificationKeys.all;

/** Prepends a notification, replacing its previous version; null refetches the list. */
export function addCachedNotification(queries: QueryClient, notification: Notification | null): void {
  if (!notification || queries.isFetching({ queryKey: key }) > 0) readAnew(queries);
  if (!notification) return;
  queries.setQueryData<NotificationList>(key, (known) => {
    if (!known) return known;
    const others = known.Items.filter(({ id }) => id !== notification.id);
    const Items = [notification, ...others].sort(newestFirst).slice(0, NOTIFICATIONS_MAX);
    return { ...known, Items, unread: isUnread(Items, known.last_read) };
  });
}

/** Refetches the list, because an in-flight reply may be older than this notification. */
function readAnew(queries: QueryClient): void {
  queries
    .cancelQueries({ queryKey: key })
    .then(() => queries.invalidateQueries({ queryKey: key }))
    // The component that shows it handles the failure.
    .catch(() => undefined);
}

/** Updates the time up to which notifications are read, and restarts in-flight reads that do not know it yet. */
export function setCachedNotificationsRead(queries: QueryClient, lastRead: string): void {
  if (queries.isFetching({ queryKey: key }) > 0) readAnew(queries);
  queries.setQueryData<NotificationList>(
    key,
    (known) => known && { ...known, last_read: lastRead, unread: isUnread(known.Items, lastRead) },
  );
}

/** Marks cached notifications as read or unread. */
export function setCachedNotificationsOpened(
  queries: QueryClient,
  ids: readonly string[],
  isRead: boolean,
): void {
  const opened = new Set(ids);
  queries.setQueryData<NotificationList>(
    key,
    (known) =>
      known && {
        ...known,
        Items: known.Items.map((row) => (opened.has(row.id) ? { ...row, read: isRead } : row)),
      },
  );
}

/** @see NOTE-006 */
const isUnread = ([newest]: readonly Notification[], lastRead: string | null): boolean =>
  newest !== undefined && (lastRead === null || Date.parse(newest.added) > Date.parse(lastRead));

const newestFirst = (a: Notification, b: Notification): number => Date.parse(b.added) - Date.parse(a.added);
