import type { components } from '@millrace/api-client';
import type { NotificationRow } from './notifications.repository';

/** A notification as the contract has it. @see DATA-012 */
export function notificationView(row: NotificationRow): components['schemas']['Notification'] {
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
    company_id: row.companyId,
    company_name: row.companyName,
    // No type that names them is produced before there are events.
    exhibitor_id: null,
    exhibitor_name: null,
    event_id: null,
    event_name: null,
    added: new Date(row.createdAt).toISOString(),
  };
}
