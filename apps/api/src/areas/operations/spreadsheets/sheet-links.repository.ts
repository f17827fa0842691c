import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import type { SheetKind } from './sheet-kinds';

/** What a spreadsheet adds to: a product, or for a catalogue a company. */
export interface SheetTarget {
  kind: SheetKind;
  id: string;
}

/** Those of the companies or products that are listed with the target already. */
export async function findListed(
  db: Database | Transaction,
  { kind, id }: SheetTarget,
  ids: readonly string[],
): Promise<Set<string>> {
  const asked = sql`ANY(${asArray(ids)}::uuid[])`;
  const statements = {
    suppliers: sql`SELECT company_id AS id FROM suppliers WHERE product_id = ${id} AND company_id = ${asked}`,
    catalogue: sql`SELECT product_id AS id FROM suppliers WHERE company_id = ${id} AND product_id = ${asked}`,
    materials: sql`SELECT raw_material_id AS id FROM product_links
      WHERE application_id = ${id} AND raw_material_id = ${asked}`,
    applications: sql`SELECT application_id AS id FROM product_links
      WHERE raw_material_id = ${id} AND application_id = ${asked}`,
  };
  const rows = await rowsOf<{ id: string }>(db, statements[kind]);
  return new Set(rows.map((row) => row.id));
}
