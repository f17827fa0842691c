import type { components } from '@millrace/api-client';
import type { NotificationType } from '../../../platform/db/schema';
import type { NotificationRow } from './notifications.repository';

/** Who objects to a link, and which moderator decides, is told to nobody. @see GAP-089 */
const NAMELESS: ReadonlySet<NotificationType> = new Set([
  'company_objected',
  'company_verified',
  'company_request_refused',
  'company_link_ended',
  'company_objection_decided',
]);

/** A notification as the contract has it. @see DATA-012 */
export function notificationView(row: NotificationRow): components['schemas']['Notification'] {
  const isExhibitor = row.type === 'exhibitor_added';
  const isNameless = NAMELESS.has(row.type);
  return {
    id: row.id,
    type: row.type,
    actor_id: isNameless ? null : row.actorId,
    actor_name: isNameless ? null : row.actorName,
    actor_image: isNameless ? null : row.actorImage,
    others: isNameless ? 0 : row.actorCount - 1,
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
    ...(row.savedSearchId !== null && {
      saved_search_id: row.savedSearchId,
      saved_search_name: row.savedSearchName,
    }),
    added: new Date(row.createdAt).toISOString(),
  };
}
