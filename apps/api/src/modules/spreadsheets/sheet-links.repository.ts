import { sql } from 'drizzle-orm';
import { asArray, recountProducts } from '../../db/counts';
import { type Database, rowsOf, type Transaction } from '../../db/database';
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

/** Lists companies or products with the target. @returns Those that were not listed before. */
export async function insertListed(
  tx: Transaction,
  { kind, id }: SheetTarget,
  ids: readonly string[],
  createdBy: string,
): Promise<string[]> {
  const added = sql`unnest(${asArray(ids)}::uuid[]) AS added(id)`;
  const supplierColumns = sql`product_id, company_id, created_by, company_key, country_key, premium, contact_count`;
  const ofCompany = sql`c.name_key, c.country_key, c.premium, c.contact_count`;
  const statements = {
    suppliers: sql`INSERT INTO suppliers (${supplierColumns})
      SELECT ${id}::uuid, c.id, ${createdBy}::uuid, ${ofCompany} FROM ${added} JOIN companies c ON c.id = added.id
      ORDER BY c.id ON CONFLICT DO NOTHING RETURNING company_id AS id`,
    catalogue: sql`INSERT INTO suppliers (${supplierColumns})
      SELECT added.id, c.id, ${createdBy}::uuid, ${ofCompany} FROM ${added} JOIN companies c ON c.id = ${id}
      ORDER BY added.id ON CONFLICT DO NOTHING RETURNING product_id AS id`,
    materials: sql`INSERT INTO product_links (raw_material_id, application_id, created_by)
      SELECT added.id, ${id}::uuid, ${createdBy}::uuid FROM ${added} ORDER BY 1
      ON CONFLICT DO NOTHING RETURNING raw_material_id AS id`,
    applications: sql`INSERT INTO product_links (raw_material_id, application_id, created_by)
      SELECT ${id}::uuid, added.id, ${createdBy}::uuid FROM ${added} ORDER BY 2
      ON CONFLICT DO NOTHING RETURNING application_id AS id`,
  };
  const rows = await rowsOf<{ id: string }>(tx, statements[kind]);
  return rows.map((row) => row.id);
}

/** Brings counts in line once things were listed: of the products concerned, and where suppliers changed of their raw materials. */
export async function recountListed(
  tx: Transaction,
  { kind, id }: SheetTarget,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  if (kind === 'materials' || kind === 'applications') return recountProducts(tx, [id, ...ids]);
  const supplied = kind === 'suppliers' ? [id] : ids;
  // The products' own locks come first, so that a link made meanwhile is either seen here or sees this change.
  await tx.execute(
    sql`SELECT id FROM products WHERE id = ANY(${asArray(supplied)}::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
  );
  const materials = await rowsOf<{ id: string }>(
    tx,
    sql`SELECT DISTINCT raw_material_id AS id FROM product_links WHERE application_id = ANY(${asArray(supplied)}::uuid[])`,
  );
  await recountProducts(tx, [...supplied, ...materials.map((one) => one.id)]);
}
