import type { ShownThings } from '@millrace/preflight';
import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isEventForAll } from '../../../visibility';
import { findSuccessors } from '../../catalogue/merging';

/** Filters IDs to those that a card can show, including merged records whose successor exists. */
export async function findVisibleEntities(db: Database, ids: readonly string[]): Promise<ShownThings> {
  const found = { product: new Set<string>(), company: new Set<string>(), event: new Set<string>() };
  if (ids.length === 0) return found;
  const asked = sql`ANY(${asArray(ids)}::uuid[])`;
  const [rows, products, companies] = await Promise.all([
    rowsOf<{ kind: keyof ShownThings; id: string }>(
      db,
      sql`SELECT 'product' AS kind, id FROM products WHERE id = ${asked}
        UNION ALL SELECT 'company', id FROM companies WHERE id = ${asked}
        UNION ALL SELECT 'event', e.id FROM events e WHERE e.id = ${asked} AND ${isEventForAll('e')}`,
    ),
    findSuccessors(db, 'products', ids),
    findSuccessors(db, 'companies', ids),
  ]);
  for (const { kind, id } of rows) found[kind].add(id);
  for (const id of products.keys()) found.product.add(id);
  for (const id of companies.keys()) found.company.add(id);
  return found;
}
