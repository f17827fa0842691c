import { sql } from 'drizzle-orm';
import { asArray } from '../../db/as-array';
import { recountProducts, recountSupplied } from '../../db/counts';
import { rowsOf, type Transaction } from '../../db/database';
import type { Removable, RowsByTable } from '../removal';
import { PRODUCT_TABLES } from './product-tables';

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
