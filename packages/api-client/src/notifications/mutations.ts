import { mutationOptions } from '@tanstack/react-query';
import { meKeys } from '../account/keys';
import { refetch, writeOptions } from '../query-options/write-options';
import type { ApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type { AlertSettings, NotificationList, PushDevice } from '../types';
import { setCachedNotificationsOpened, setCachedNotificationsRead } from './cache';
import { notificationKeys } from './keys';

/**
 * Marks notifications as read up to a time; its variable is the newest `added`, as an ISO 8601 date and time. The
 * unread flag is cleared optimistically and restored on failure. @see NOTE-007
 */
export const markNotificationsRead = ({ withoutRetries: client }: Client) =>
  mutationOptions<void, ApiError, string, { before: NotificationList | undefined }>({
    mutationKey: ['notifications', 'markRead'],
    mutationFn: (timestamp) =>
      expectNoContent(client.POST('/api/v1/user/notification/lastread', { body: { timestamp } })),
    onMutate: async (_, { client: queries }) => {
      await queries.cancelQueries({ queryKey: notificationKeys.all });
      const before = queries.getQueryData<NotificationList>(notificationKeys.all);
      if (before) queries.setQueryData(notificationKeys.all, { ...before, unread: false });
      return { before };
    },
    // A read in between may have returned them as unread.
    onSuccess: (_, timestamp, __, { client: queries }) => setCachedNotificationsRead(queries, timestamp),
    onError: (_, __, kept, { client: queries }) => {
      if (kept?.before) queries.setQueryData(notificationKeys.all, kept.before);
    },
  });

/**
 * Marks notifications as read with an optimistic update; its variable is their ids, at most 200. Rolled back on
 * failure.
 */
export const openNotifications = ({ withoutRetries: client }: Client) =>
  mutationOptions<void, ApiError, readonly string[], { unread: readonly string[] }>({
    mutationKey: ['notifications', 'open'],
    mutationFn: (ids) =>
      expectNoContent(client.POST('/api/v2/me/notifications/read', { body: { ids: [...ids] } })),
    onMutate: async (ids, { client: queries }) => {
      await queries.cancelQueries({ queryKey: notificationKeys.all });
      const known = queries.getQueryData<NotificationList>(notificationKeys.all);
      const unread = ids.filter((id) => known?.Items.some((row) => row.id === id && !row.read));
      setCachedNotificationsOpened(queries, ids, true);
      return { unread };
    },
    onError: (_, __, kept, { client: queries }) =>
      setCachedNotificationsOpened(queries, kept?.unread ?? [], false),
  });

/** Saves the e-mail alert settings, with optimistic update and rollback. @see GAP-094 */
export const saveAlertSettings = ({ withoutRetries: client }: Client) =>
  mutationOptions<AlertSettings, ApiError, AlertSettings, { before: AlertSettings | undefined }>({
    mutationKey: ['me', 'alerts'],
    mutationFn: (body) => unwrap(client.PUT('/api/v2/me/alerts', { body })),
    onMutate: async (settings, { client: queries }) => {
      await queries.cancelQueries({ queryKey: meKeys.alerts });
      const before = queries.getQueryData<AlertSettings>(meKeys.alerts);
      queries.setQueryData(meKeys.alerts, settings);
      return { before };
    },
    onSuccess: (settings, _, __, { client: queries }) => {
      queries.setQueryData(meKeys.alerts, settings);
    },
    onError: (_, __, kept, { client: queries }) => {
      queries.setQueryData(meKeys.alerts, kept?.before);
    },
  });

/** Returns mutations that subscribe this device to push messages or unsubscribe it, as options of TanStack Query. */
export function pushMutations({ withoutRetries: client }: Client) {
  return {
    /** Subscription from the browser's `PushManager`. */
    set: () =>
      writeOptions({
        mutationKey: ['me', 'push', 'set'],
        mutationFn: (body: PushDevice) => expectNoContent(client.PUT('/api/v2/me/push', { body })),
        refresh: (queries) => refetch(queries, meKeys.push),
      }),

    end: () =>
      writeOptions({
        mutationKey: ['me', 'push', 'end'],
        mutationFn: () => expectNoContent(client.DELETE('/api/v2/me/push')),
        refresh: (queries) => refetch(queries, meKeys.push),
      }),
  };
}
