import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { recountProducts, recountSupplied } from '../../../platform/db/counts';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import { PRODUCT_TABLES } from './product-tables';
import type { Removable, RowsByTable } from './removable';

/** Products: duplicates are merged. What nothing hangs on is deleted by its editors. @see GAP-088, GAP-059 */
export const PRODUCT: Removable = {
  word: 'product',
  table: 'products',
  kept: 'removed_products',
  former: 'product',
  tables: PRODUCT_TABLES,
  refresh: async (tx, ids, rows) => {
    for (const id of ids) await recountSupplied(tx, id);
    await recountProducts(tx, [...(await linkedWith(tx, ids)), ...linkedBefore(rows)]);
  },
};

/** The products that are linked with these now. */
async function linkedWith(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const all = sql`${asArray(ids)}::uuid[]`;
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`SELECT application_id AS id FROM product_links WHERE raw_material_id = ANY(${all})
      UNION SELECT raw_material_id FROM product_links WHERE application_id = ANY(${all})`,
  );
  return rows.map(({ id }) => id);
}

const linkedBefore = (rows: RowsByTable): string[] => [
  ...(rows['product_links.application'] ?? []).map((row) => String(row.application_id)),
  ...(rows['product_links.raw_material'] ?? []).map((row) => String(row.raw_material_id)),
];
