import type { Notification } from '@millrace/api-client';
import { NOTIFICATION_KIND_OF, NOTIFICATION_KINDS } from '@millrace/domain';

/** Kinds of notifications that a reader can ask for. */
export const NOTIFICATION_FILTERS = ['all', ...NOTIFICATION_KINDS] as const;

/** A kind of notifications. */
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

/** True if a notification matches the filter. */
export const matchesFilter = ({ type }: Notification, filter: NotificationFilter): boolean =>
  filter === 'all' || NOTIFICATION_KIND_OF[type] === filter;
