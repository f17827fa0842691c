import type { components } from '@millrace/api-client';
import { cutText } from '@millrace/domain';
import type { NotificationType } from '../../../platform/db/schema';
import type { NotificationRow } from './notifications.repository';

/** Types whose actor is secret: objectors to a link, and deciding moderators. @see GAP-089 */
const NAMELESS: ReadonlySet<NotificationType> = new Set([
  'company_objected',
  'company_verified',
  'company_request_refused',
  'company_link_ended',
  'company_objection_decided',
]);

/** Maximum length of excerpts, in characters. */
const EXCERPT_LENGTH = 140;

type Subject = components['schemas']['NotificationSubject'];

/** Returns the added record, whose picture is shown instead of the actor's. */
function subjectView(row: NotificationRow): Subject | null {
  switch (row.type) {
    case 'raw_material_added':
    case 'end_product_added':
      return subject('product', row.linkedProductName, row.linkedProductImage, row.linkedProductSector);
    case 'supplier_added':
    case 'raw_material_supplier_added':
    case 'application_supplier_added':
    case 'exhibitor_added':
      return subject('company', row.companyName, row.companyLogo, row.companySector);
    case 'company_product_added':
      return subject('product', row.productName, row.productImage, row.productSector);
    case 'search_matched':
      return (
        subject('product', row.productName, row.productImage, row.productSector) ??
        subject('company', row.companyName, row.companyLogo, row.companySector)
      );
    default:
      return null;
  }
}

const subject = (
  kind: Subject['kind'],
  name: string | null,
  image: string | null,
  sector: Subject['sector'],
): Subject | null => (name === null ? null : { kind, name, image, sector });

/** Returns a notification for the API. @see DATA-012 */
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
    read: row.isRead,
    excerpt: row.text ? cutText(row.text, EXCERPT_LENGTH) : null,
    actor_designation: isNameless ? null : row.actorDesignation,
    actor_company_name: isNameless ? null : row.actorCompany,
    event_start: row.eventStartsAt?.toISOString() ?? null,
    event_location: row.eventLocation,
    subject: subjectView(row),
    added: new Date(row.createdAt).toISOString(),
  };
}
