import type { Notification as ApiNotification } from '@millrace/api-client';
import type { NOTIFICATION_KIND_OF, Sector } from '@millrace/domain';

/** Types of notifications. */
export type NotificationType = keyof typeof NOTIFICATION_KIND_OF;

/** A linked subject of a notification. */
export interface NotificationSubject {
  /** URL; null if it has no page. */
  id: string | null;
  name: string;
}

/** A notification to a member. Its type determines which subjects are set. */
export interface Notification {
  id: string;
  type: NotificationType;
  /** ISO 8601. */
  added: string;
  /** The actor. Default: a former member. */
  actor?: NotificationSubject | null | undefined;
  /** URL of the actor's picture. Default: the initials. */
  picture?: string | null | undefined;
  /** Number of further actors. Default 0. */
  others?: number | undefined;
  /** The post that it is about. */
  postId?: string | null | undefined;
  product?: NotificationSubject | null | undefined;
  linkedProduct?: NotificationSubject | null | undefined;
  company?: NotificationSubject | null | undefined;
  exhibitor?: NotificationSubject | null | undefined;
  event?: NotificationSubject | null | undefined;
  /** Name of the matched saved search. */
  search?: string | null | undefined;
  /** True if it was opened or marked as read. Default true. */
  isRead?: boolean | undefined;
  /** Start of the comment or post that it is about. */
  excerpt?: string | null | undefined;
  /** Designation and company of the actor. */
  actorTitle?: string | null | undefined;
  actorCompany?: string | null | undefined;
  /** Start of the event, ISO 8601, and its venue. */
  eventStart?: string | null | undefined;
  eventLocation?: string | null | undefined;
  /** The added product or company, whose picture or drawing is shown. Default: the actor's picture. */
  subject?: NotificationPicture | null | undefined;
}

/** The product or company that a notification shows. */
export interface NotificationPicture {
  kind: 'product' | 'company';
  name: string;
  /** URL of its picture or logo. Default: drawn from name and sector. */
  image: string | null;
  sector: Sector | null;
}

/** Maps a notification of the API to the view model. */
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
  isRead: notification.read,
  excerpt: notification.excerpt,
  actorTitle: notification.actor_designation,
  actorCompany: notification.actor_company_name,
  eventStart: notification.event_start,
  eventLocation: notification.event_location,
  subject: notification.subject,
});

const toSubject = (id: string | null, name: string | null): NotificationSubject | null =>
  name === null ? null : { id, name };
