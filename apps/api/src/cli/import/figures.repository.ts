import { sql } from 'drizzle-orm';
import { recountProducts } from '../../platform/db/counts';
import { type Database, rowsOf, type Transaction } from '../../platform/db/database';

/** Number of products per statement. */
const PRODUCTS_AT_ONCE = 2000;

/**
 * Corrects outdated counts of products in batches.
 *
 * Checks all products, because an earlier run may have been killed before this step.
 *
 * @param transact Runs work in a transaction.
 * @returns Number of corrected products.
 */
export async function reconcileCounts(
  transact: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>,
): Promise<number> {
  let recounted = 0;
  let after: string | null = null;
  do {
    const done: { wrong: number; last: string | null } = await transact(async (tx) => {
      const page = await findCounts(tx, after);
      const wrong = page.filter((product) => product.is_wrong).map(({ id }) => id);
      await recountProducts(tx, wrong);
      return { wrong: wrong.length, last: page.length < PRODUCTS_AT_ONCE ? null : (page.at(-1)?.id ?? null) };
    });
    recounted += done.wrong;
    after = done.last;
  } while (after !== null);
  return recounted;
}

function findCounts(tx: Transaction, after: string | null): Promise<{ id: string; is_wrong: boolean }[]> {
  return rowsOf(
    tx,
    sql`
      SELECT p.id, (supplier_count, raw_material_count, application_count, potential_customer_count) IS DISTINCT FROM (
        (SELECT count(*)::integer FROM suppliers s WHERE s.product_id = p.id),
        (SELECT count(*)::integer FROM product_links l WHERE l.application_id = p.id),
        (SELECT count(*)::integer FROM product_links l WHERE l.raw_material_id = p.id),
        (SELECT count(DISTINCT s.company_id)::integer
          FROM product_links l JOIN suppliers s ON s.product_id = l.application_id WHERE l.raw_material_id = p.id)
      ) AS is_wrong
      FROM products p
      ${after === null ? sql`` : sql`WHERE p.id > ${after}::uuid`}
      ORDER BY p.id LIMIT ${PRODUCTS_AT_ONCE}
    `,
  );
}

/** Updates the planner's statistics; the embedded database has no autovacuum. */
export async function refreshStatistics(db: Database): Promise<void> {
  await db.execute(sql`ANALYZE products, companies, product_links, suppliers`);
}
