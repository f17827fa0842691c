import { readOptions } from '../query-options/read-options';
import { answer } from '../transport/answer';
import type { Client } from '../transport/client';
import { notificationKeys } from './keys';

/** What one is told of, as options of TanStack Query: the newest 200 in one, with whether some are unread. @see DIFF-027 */
export const notificationsQuery = (client: Client) =>
  readOptions({
    queryKey: notificationKeys.all,
    queryFn: ({ signal }) => answer(client.GET('/api/v1/user/notification/all', { signal })),
  });
