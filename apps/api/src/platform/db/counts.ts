import { type SQL, sql } from 'drizzle-orm';
import { isShownMember } from '../../visibility';
import { asArray } from './as-array';
import { rowsOf, type Transaction } from './database';

/** Followers that count: not suspended. @see GAP-096 */
const SHOWN_FOLLOWERS = sql`product_followers f JOIN users u ON u.id = f.user_id AND ${isShownMember('u')}`;

/** Counts a company's followers: all, by an index-only scan, minus the few who are suspended. */
export const companyFollowerCount = (
  id: SQL,
): SQL => sql`((SELECT count(*) FROM company_followers WHERE company_id = ${id})
  - (SELECT count(*) FROM users f JOIN company_followers c ON c.user_id = f.id AND c.company_id = ${id}
    WHERE NOT ${isShownMember('f')}))::integer`;

/**
 * Recomputes the counts of products. Call it in the transaction that changes followers, suppliers or links, after
 * the change, with every affected product.
 */
export async function recountProducts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql`(SELECT DISTINCT unnest(${asArray(ids)}::uuid[]))`;
  // Locks first, in a fixed order: a later statement sees what others committed meanwhile.
  await tx.execute(sql`SELECT id FROM products WHERE id IN ${list} ORDER BY id FOR NO KEY UPDATE`);
  await tx.execute(sql`${RECOUNT} WHERE p.id IN ${list}`);
}

/** Recomputes a product's follower count, which changes most often. */
export async function recountFollowers(tx: Transaction, productId: string): Promise<void> {
  await tx.execute(sql`SELECT id FROM products WHERE id = ${productId} FOR NO KEY UPDATE`);
  await tx.execute(sql`
    UPDATE products SET follower_count = (
      SELECT count(*) FROM ${SHOWN_FOLLOWERS} WHERE f.product_id = ${productId}
    ) WHERE id = ${productId}
  `);
}

/** Recomputes the counts of a product and of its raw materials, whose customers its suppliers are. */
export const recountSupplied = (tx: Transaction, productId: string): Promise<void> =>
  recountAllSupplied(tx, [productId]);

/** Recomputes the counts of products with changed suppliers, and of their raw materials. */
export async function recountAllSupplied(tx: Transaction, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  const supplied = sql`ANY(${asArray(productIds)}::uuid[])`;
  // The products are locked first, so that a concurrent link is either seen here or sees this change.
  await tx.execute(sql`SELECT id FROM products WHERE id = ${supplied} ORDER BY id FOR NO KEY UPDATE`);
  const materials = await rowsOf<{ id: string }>(
    tx,
    sql`SELECT DISTINCT raw_material_id AS id FROM product_links WHERE application_id = ${supplied}`,
  );
  await recountProducts(tx, [...productIds, ...materials.map(({ id }) => id)]);
}

/** Recomputes the counts of all products, for bulk loads without concurrent writes. */
export async function recountAllProducts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    WITH counted AS (
      SELECT p.id, coalesce(f.n, 0) AS followers, coalesce(s.n, 0) AS suppliers, coalesce(r.n, 0) AS materials,
        coalesce(a.n, 0) AS applications, coalesce(c.n, 0) AS customers
      FROM products p
      LEFT JOIN (SELECT product_id, count(*) AS n FROM ${SHOWN_FOLLOWERS} GROUP BY 1) f ON f.product_id = p.id
      LEFT JOIN (SELECT product_id, count(*) AS n FROM suppliers GROUP BY 1) s ON s.product_id = p.id
      LEFT JOIN (SELECT application_id, count(*) AS n FROM product_links GROUP BY 1) r ON r.application_id = p.id
      LEFT JOIN (SELECT raw_material_id, count(*) AS n FROM product_links GROUP BY 1) a ON a.raw_material_id = p.id
      LEFT JOIN (
        SELECT l.raw_material_id, count(DISTINCT s.company_id) AS n
        FROM product_links l JOIN suppliers s ON s.product_id = l.application_id GROUP BY 1
      ) c ON c.raw_material_id = p.id
    )
    UPDATE products p SET follower_count = n.followers, supplier_count = n.suppliers,
      raw_material_count = n.materials, application_count = n.applications, potential_customer_count = n.customers
    FROM counted n
    WHERE n.id = p.id AND (p.follower_count, p.supplier_count, p.raw_material_count, p.application_count,
      p.potential_customer_count) IS DISTINCT FROM (n.followers, n.suppliers, n.materials, n.applications, n.customers)
  `);
}

const RECOUNT = sql`
  UPDATE products p SET
    follower_count = (SELECT count(*) FROM ${SHOWN_FOLLOWERS} WHERE f.product_id = p.id),
    supplier_count = (SELECT count(*) FROM suppliers s WHERE s.product_id = p.id),
    raw_material_count = (SELECT count(*) FROM product_links l WHERE l.application_id = p.id),
    application_count = (SELECT count(*) FROM product_links l WHERE l.raw_material_id = p.id),
    potential_customer_count = (
      SELECT count(DISTINCT s.company_id) FROM product_links l JOIN suppliers s ON s.product_id = l.application_id
      WHERE l.raw_material_id = p.id
    )`;
