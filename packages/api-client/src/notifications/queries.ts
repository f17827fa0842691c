import { readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import { notificationKeys } from './keys';

/** Returns options that read the newest 200 notifications and whether some are unread. @see DIFF-027 */
export const notificationsQuery = ({ withoutRetries: client }: Client) =>
  readOptions({
    queryKey: notificationKeys.all,
    queryFn: ({ signal }) => unwrap(client.GET('/api/v1/user/notification/all', { signal })),
  });
