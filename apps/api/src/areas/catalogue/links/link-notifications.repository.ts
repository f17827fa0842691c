import { type SQL, sql } from 'drizzle-orm';
import {
  type NotificationSpec,
  type NotificationSpecs,
  recipientColumns,
  typeText,
} from '../../../platform/db/notification-spec';
import type { DomainEvent } from '../../../platform/jobs';
import { isListed } from '../../../visibility';

type LinkAdded = Extract<DomainEvent, { about: 'link' }>;

/** Notifies followers of a new link's ends, once each, by their closest relation. @see NOTE-008, NOTE-009, NOTE-013 */
export const linkNotifications = {
  link: (added) => (added.kind === 'supplier' ? ofSupplier(added) : ofMaterial(added)),
} satisfies Partial<NotificationSpecs>;

const each = (rows: SQL): SQL => sql`
  SELECT DISTINCT ON (reader.user_id) reader.user_id, ${recipientColumns(sql`reader.type`, {
    product_id: sql`reader.product_id`,
    linked_product_id: sql`reader.linked_id`,
    company_id: sql`reader.company_id`,
  })}
  FROM (${rows}) reader ORDER BY reader.user_id, reader.rank, reader.product_id`;

/** Followers of the application first, then of the raw material. */
function ofMaterial({ productId, otherId }: LinkAdded): NotificationSpec {
  const [application, material] = [sql`${productId}::uuid`, sql`${otherId}::uuid`];
  return {
    sourceId: otherId,
    exists: sql`EXISTS (
      SELECT 1 FROM product_links WHERE application_id = ${application} AND raw_material_id = ${material}
    )`,
    topics: [`raw_material_added:${productId}:${otherId}`, `end_product_added:${otherId}:${productId}`],
    receivers: each(sql`
      SELECT user_id, ${typeText('raw_material_added')} AS type, ${application} AS product_id,
        ${material} AS linked_id, NULL::uuid AS company_id, 1 AS rank
      FROM product_followers WHERE product_id = ${application}
      UNION ALL
      SELECT user_id, ${typeText('end_product_added')}, ${material}, ${application}, NULL::uuid, 2
      FROM product_followers WHERE product_id = ${material}`),
  };
}

/**
 * The company's people and followers first, then followers of the product, then of its applications and raw materials.
 */
function ofSupplier({ productId, otherId }: LinkAdded): NotificationSpec {
  const [product, company] = [sql`${productId}::uuid`, sql`${otherId}::uuid`];
  return {
    sourceId: otherId,
    exists: sql`EXISTS (SELECT 1 FROM suppliers WHERE product_id = ${product} AND company_id = ${company})`,
    topics: [
      `company_product_added:${productId}:${otherId}`,
      `supplier_added:${productId}:${otherId}`,
      `raw_material_supplier_added:%:${productId}:${otherId}`,
      `application_supplier_added:%:${productId}:${otherId}`,
    ],
    receivers: each(sql`
      SELECT u.id AS user_id, ${typeText('company_product_added')} AS type, ${product} AS product_id,
        NULL::uuid AS linked_id, ${company} AS company_id, 1 AS rank
      FROM users u WHERE u.company_id = ${company} AND ${isListed('u')}
      UNION ALL
      SELECT user_id, ${typeText('company_product_added')}, ${product}, NULL::uuid, ${company}, 1
      FROM company_followers WHERE company_id = ${company}
      UNION ALL
      SELECT user_id, ${typeText('supplier_added')}, ${product}, NULL::uuid, ${company}, 2
      FROM product_followers WHERE product_id = ${product}
      UNION ALL
      SELECT f.user_id, ${typeText('raw_material_supplier_added')}, f.product_id, ${product}, ${company}, 3
      FROM product_links l JOIN product_followers f ON f.product_id = l.application_id
      WHERE l.raw_material_id = ${product}
      UNION ALL
      SELECT f.user_id, ${typeText('application_supplier_added')}, f.product_id, ${product}, ${company}, 4
      FROM product_links l JOIN product_followers f ON f.product_id = l.raw_material_id
      WHERE l.application_id = ${product}`),
  };
}
