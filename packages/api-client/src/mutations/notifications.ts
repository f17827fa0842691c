import { mutationOptions } from '@tanstack/react-query';
import { answerNothing } from '../answer';
import type { ApiError } from '../api-error';
import type { Client } from '../client';
import { setCachedNotificationsRead } from '../notification-cache';
import { notificationKeys } from '../query-keys';
import type { NotificationList } from '../types';

/**
 * Says up to when one has read what one was told; its variable is the newest `added`, as an ISO 8601 date and time. The
 * unread flag is cleared at once, and set again when it fails. @see NOTE-007
 */
export const markNotificationsRead = (client: Client) =>
  mutationOptions<void, ApiError, string, { before: NotificationList | undefined }>({
    mutationKey: ['notifications', 'markRead'],
    mutationFn: (timestamp) =>
      answerNothing(client.POST('/api/v1/user/notification/lastread', { body: { timestamp } })),
    onMutate: async (_, { client: queries }) => {
      await queries.cancelQueries({ queryKey: notificationKeys.all });
      const before = queries.getQueryData<NotificationList>(notificationKeys.all);
      if (before) queries.setQueryData(notificationKeys.all, { ...before, unread: false });
      return { before };
    },
    // What was asked for in between may have said that it is unread still.
    onSuccess: (_, timestamp, __, { client: queries }) => setCachedNotificationsRead(queries, timestamp),
    onError: (_, __, kept, { client: queries }) => {
      if (kept?.before) queries.setQueryData(notificationKeys.all, kept.before);
    },
  });
