import { sql } from 'drizzle-orm';
import { type NotificationSpecs, recipientColumns, typeText } from '../../../platform/db/notification-spec';

/** Notifies followers of the product and of linked products, each once, followers of the product first. */
export const productFollowerNotifications = {
  productFollower: ({ productId, actorId }) => {
    const product = sql`${productId}::uuid`;
    return {
      sourceId: actorId,
      exists: sql`EXISTS (
        SELECT 1 FROM product_followers WHERE product_id = ${product} AND user_id = ${actorId}::uuid
      )`,
      topics: [`product_followed:${productId}`, `linked_product_followed:%:${productId}`],
      receivers: sql`
        SELECT DISTINCT ON (reader.user_id) reader.user_id, ${recipientColumns(sql`reader.type`, {
          product_id: sql`reader.product_id`,
          linked_product_id: sql`reader.linked_id`,
        })}
        FROM (
          SELECT user_id, ${typeText('product_followed')} AS type, product_id, NULL::uuid AS linked_id, 1 AS rank
          FROM product_followers WHERE product_id = ${product}
          UNION ALL
          SELECT f.user_id, ${typeText('linked_product_followed')}, f.product_id, ${product}, 2
          FROM (
            SELECT application_id AS id FROM product_links WHERE raw_material_id = ${product}
            UNION SELECT raw_material_id FROM product_links WHERE application_id = ${product}
          ) linked JOIN product_followers f ON f.product_id = linked.id
        ) reader
        ORDER BY reader.user_id, reader.rank, reader.product_id`,
    };
  },
} satisfies Partial<NotificationSpecs>;
