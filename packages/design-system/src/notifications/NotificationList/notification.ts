import type { Notification as ApiNotification } from '@millrace/api-client';
import type { NOTIFICATION_KIND_OF } from '@millrace/domain';

/** What happened. */
export type NotificationType = keyof typeof NOTIFICATION_KIND_OF;

/** Something that a notification names and leads to. */
export interface NotificationSubject {
  /** Null where there is no page of it. */
  id: string | null;
  name: string;
}

/** Something that happened and concerns a member. Which of the subjects it names depends on its type. */
export interface Notification {
  id: string;
  type: NotificationType;
  /** ISO 8601. */
  added: string;
  /** Who did it. Default: a former member. */
  actor?: NotificationSubject | null | undefined;
  /** Address of the actor's picture. Default: the initials. */
  picture?: string | null | undefined;
  /** How many others did the same. Default 0. */
  others?: number | undefined;
  /** The post that it is about. */
  postId?: string | null | undefined;
  product?: NotificationSubject | null | undefined;
  linkedProduct?: NotificationSubject | null | undefined;
  company?: NotificationSubject | null | undefined;
  exhibitor?: NotificationSubject | null | undefined;
  event?: NotificationSubject | null | undefined;
  /** Name of the saved search that it matches. */
  search?: string | null | undefined;
}

/** Maps a notification of the API to what the list shows. */
export const toNotification = (notification: ApiNotification): Notification => ({
  id: notification.id,
  type: notification.type,
  added: notification.added,
  actor: toSubject(notification.actor_id, notification.actor_name),
  picture: notification.actor_image,
  others: notification.others,
  postId: notification.post_id,
  product: toSubject(notification.product_id, notification.product_name),
  linkedProduct: toSubject(notification.linked_product_id, notification.linked_product_name),
  company: toSubject(notification.company_id, notification.company_name),
  exhibitor: toSubject(notification.exhibitor_id, notification.exhibitor_name),
  event: toSubject(notification.event_id, notification.event_name),
  search: notification.saved_search_name,
});

const toSubject = (id: string | null, name: string | null): NotificationSubject | null =>
  name === null ? null : { id, name };
