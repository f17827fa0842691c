import { answer } from '../answer';
import type { Client } from '../client';
import { notificationKeys } from '../query-keys';
import { readOptions } from './read-options';

/** What one is told of, as options of TanStack Query: the newest 200 in one, with whether some are unread. @see DIFF-027 */
export const notificationsQuery = (client: Client) =>
  readOptions({
    queryKey: notificationKeys.all,
    queryFn: ({ signal }) => answer(client.GET('/api/v1/user/notification/all', { signal })),
  });
