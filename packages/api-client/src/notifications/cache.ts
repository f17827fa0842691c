import { NOTIFICATIONS_MAX } from '@millrace/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Notification, NotificationList } from '../types';
import { notificationKeys } from './keys';

const key = notificationKeys.all;

/** Puts what one is told first, in place of what it was before; null has the list read anew. */
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

/** What is on its way may be older than what was just heard. */
function readAnew(queries: QueryClient): void {
  queries
    .cancelQueries({ queryKey: key })
    .then(() => queries.invalidateQueries({ queryKey: key }))
    // Whoever shows it shows its failure.
    .catch(() => undefined);
}

/** Says up to when one has read what one is told, also where an answer is on its way that knows nothing of it. */
export function setCachedNotificationsRead(queries: QueryClient, lastRead: string): void {
  if (queries.isFetching({ queryKey: key }) > 0) readAnew(queries);
  queries.setQueryData<NotificationList>(
    key,
    (known) => known && { ...known, last_read: lastRead, unread: isUnread(known.Items, lastRead) },
  );
}

/** Marks cached notifications as read, or as unread again. */
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
