import {
  type Notification as ApiNotification,
  isApiError,
  markNotificationsRead,
  notificationsQuery,
  openNotifications,
} from '@millrace/api-client';
import { useMessages } from '@millrace/ui/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ListState } from '../../internal/list-state';
import { mapOnce } from '../../internal/map-once';
import { useIsLive } from '../../messaging/ChatConnection';
import { useApiClient } from '../../shell/ApiClient';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import { type Notification, toNotification } from './notification';

/** Polling interval while the page is visible and the socket is not connected, in ms. */
const POLL_MS = 60_000;

/** True if a member has unread notifications; false for a guest. @see NAV-002, NOTE-006 */
export function useUnreadNotifications(viewer: { id: string } | null): boolean {
  const { data } = useQuery({ ...notificationsQuery(useApiClient()), enabled: viewer !== null });
  return viewer !== null && data?.unread === true;
}

/** Fetches the viewer's notifications, live over an open socket, and marks them as seen or read. @see GAP-090 */
export function useNotifications() {
  const client = useApiClient();
  const messages = useMessages(pagedListMessages);
  const query = useQuery({ ...notificationsQuery(client), refetchInterval: useIsLive() ? false : POLL_MS });
  const { mutate } = useMutation(markNotificationsRead(client));
  const { mutate: open } = useMutation(openNotifications(client));
  const newest = query.data?.Items[0]?.added;
  return {
    state: notificationListState(query, messages.format('list.failedHint')),
    hasUnread: query.data?.unread ?? false,
    /** Time of the newest notification; undefined while loading, and without any. */
    newest,
    onRetry: () => void query.refetch(),
    /** Marks the notifications with these ids as read. */
    onOpen: (ids: readonly string[]) => {
      if (ids.length > 0) open(ids);
    },
    /** Clears the unread flag of the bell. */
    markSeen: () => {
      if (newest !== undefined && query.data?.unread) mutate(newest);
    },
  };
}

function notificationListState(
  { data, error }: { data: { Items: ApiNotification[] } | undefined; error: Error | null },
  usual: string,
): ListState<Notification> {
  if (data) {
    const rows = mapOnce(data.Items, toNotification);
    return rows.length === 0
      ? { status: 'empty' }
      : { status: 'ready', rows, total: rows.length, more: 'idle' };
  }
  if (error) return { status: 'error', message: isApiError(error) ? (error.text ?? usual) : usual };
  return { status: 'loading' };
}
