import type { components } from '@millrace/api-client';
import type { NotificationRow } from './notifications.repository';

/** A notification as the contract has it. @see DATA-012 */
export function notificationView(row: NotificationRow): components['schemas']['Notification'] {
  const isExhibitor = row.type === 'exhibitor_added';
  return {
    id: row.id,
    type: row.type,
    actor_id: row.actorId,
    actor_name: row.actorName,
    actor_image: row.actorImage,
    others: row.actorCount - 1,
    post_id: row.postId,
    product_id: row.productId,
    product_name: row.productName,
    linked_product_id: row.linkedProductId,
    linked_product_name: row.linkedProductName,
    company_id: isExhibitor ? null : row.companyId,
    company_name: isExhibitor ? null : row.companyName,
    exhibitor_id: isExhibitor ? row.companyId : null,
    exhibitor_name: isExhibitor ? row.companyName : null,
    event_id: row.eventId,
    event_name: row.eventName,
    added: new Date(row.createdAt).toISOString(),
  };
}
