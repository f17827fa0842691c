import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import type { SheetTable, SheetTarget } from './spreadsheets.repository';

/** Links of an import that are deleted together. */
export interface ImportedLinks {
  target: SheetTarget;
  /** Member who imported them. */
  userId: string;
  /** The listed records. */
  ids: readonly string[];
}

/** Columns of each kind of link: the target and the listed record. */
const ENDS = {
  suppliers: { table: sql`suppliers`, target: sql`product_id`, listed: sql`company_id` },
  catalogue: { table: sql`suppliers`, target: sql`company_id`, listed: sql`product_id` },
  materials: { table: sql`product_links`, target: sql`application_id`, listed: sql`raw_material_id` },
  applications: { table: sql`product_links`, target: sql`raw_material_id`, listed: sql`application_id` },
} as const;

/** Columns of the two ends in verdicts. */
const JUDGED = {
  suppliers: { target: sql`v.product_id`, listed: sql`v.company_id` },
  catalogue: { target: sql`v.company_id`, listed: sql`v.product_id` },
  materials: { target: sql`v.product_id`, listed: sql`v.material_id` },
  applications: { target: sql`v.material_id`, listed: sql`v.product_id` },
} as const;

/**
 * Deletes the links of an import, except those with others' verdicts, and those removed and created again by others.
 *
 * @returns The deleted links.
 */
export async function deleteListed(
  tx: Transaction,
  { target: { kind, id: targetId }, userId, ids }: ImportedLinks,
): Promise<string[]> {
  const ends = ENDS[kind];
  const judged = JUDGED[kind];
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`DELETE FROM ${ends.table} l
      WHERE l.${ends.target} = ${targetId}::uuid AND l.${ends.listed} = ANY(${asArray(ids)}::uuid[])
        AND l.created_by = ${userId}::uuid AND NOT EXISTS (
          SELECT 1 FROM link_verdicts v
          WHERE ${judged.target} = ${targetId}::uuid AND ${judged.listed} = l.${ends.listed}
            AND v.user_id IS DISTINCT FROM ${userId}::uuid
        )
      RETURNING l.${ends.listed} AS id`,
  );
  return rows.map(({ id }) => id);
}

/** Reads the remaining links of an import, by name. */
export async function findStillListed(
  tx: Transaction,
  { target: { kind, id: targetId }, ids }: ImportedLinks,
  table: SheetTable,
): Promise<{ id: string; name: string }[]> {
  const ends = ENDS[kind];
  return rowsOf<{ id: string; name: string }>(
    tx,
    sql`SELECT t.id, t.name FROM ${ends.table} l
      JOIN ${sql.identifier(table)} t ON t.id = l.${ends.listed}
      WHERE l.${ends.target} = ${targetId}::uuid AND t.id = ANY(${asArray(ids)}::uuid[])
      ORDER BY t.name_key, t.id`,
  );
}

/** Locks the existing records that an import created. */
export function lockCreated(
  tx: Transaction,
  table: SheetTable,
  ids: readonly string[],
): Promise<{ id: string; name: string; version: number }[]> {
  return rowsOf<{ id: string; name: string; version: number }>(
    tx,
    sql`SELECT t.id, t.name, t.version FROM ${sql.identifier(table)} t
      WHERE t.id = ANY(${asArray(ids)}::uuid[]) ORDER BY t.id FOR UPDATE`,
  );
}

/** Deletes unused records from the catalogue. */
export async function deleteCreated(
  tx: Transaction,
  table: SheetTable,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE id = ANY(${asArray(ids)}::uuid[])`);
}
