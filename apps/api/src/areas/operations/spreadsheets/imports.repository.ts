import { and, eq, lt, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { sheetImports } from '../../../platform/db/schema';
import type { SheetTable, SheetTarget } from './spreadsheets.repository';

/** For how long an import can be undone. */
export const UNDO_HOURS = 24;

/** An import as it is kept. */
export type SheetImportRow = typeof sheetImports.$inferSelect;

/** Keeps what an import has made. @returns Its id, and when it was. */
export async function insertImport(
  tx: Transaction,
  userId: string,
  { kind, id: targetId }: SheetTarget,
  made: { created: string[]; listed: string[] },
): Promise<{ id: string; createdAt: Date }> {
  const [row] = await tx
    .insert(sheetImports)
    .values({ userId, kind, targetId, ...made })
    .returning({ id: sheetImports.id, createdAt: sheetImports.createdAt });
  if (!row) throw new Error('The import was not kept.');
  return row;
}

/** A member's own import, held until the transaction ends, while it can be undone. @returns Null without such a one. */
export async function lockImport(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<SheetImportRow | null> {
  const [row] = await tx
    .select()
    .from(sheetImports)
    .where(
      and(
        eq(sheetImports.id, id),
        eq(sheetImports.userId, userId),
        sql`${sheetImports.createdAt} > now() - ${UNDO_HOURS} * interval '1 hour'`,
      ),
    )
    .for('update');
  return row ?? null;
}

/** Forgets an import, as it was undone. */
export async function deleteImport(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sheetImports).where(eq(sheetImports.id, id));
}

/** Forgets imports that can be undone no longer. */
export async function purgeExpiredImports(db: Database): Promise<void> {
  await db
    .delete(sheetImports)
    .where(lt(sheetImports.createdAt, sql`now() - ${UNDO_HOURS} * interval '1 hour'`));
}

/** The columns of a link of each kind: of the target, and of what is listed with it. */
const ENDS = {
  suppliers: { table: sql`suppliers`, target: sql`product_id`, listed: sql`company_id` },
  catalogue: { table: sql`suppliers`, target: sql`company_id`, listed: sql`product_id` },
  materials: { table: sql`product_links`, target: sql`application_id`, listed: sql`raw_material_id` },
  applications: { table: sql`product_links`, target: sql`raw_material_id`, listed: sql`application_id` },
} as const;

/** What a verdict calls the two ends of a link. */
const JUDGED = {
  suppliers: { target: sql`v.product_id`, listed: sql`v.company_id` },
  catalogue: { target: sql`v.company_id`, listed: sql`v.product_id` },
  materials: { target: sql`v.product_id`, listed: sql`v.material_id` },
  applications: { target: sql`v.material_id`, listed: sql`v.product_id` },
} as const;

/**
 * Takes back what an import has listed, but for links that others have confirmed or disputed, and those that were
 * removed and made anew by somebody else.
 *
 * @returns What is listed no longer.
 */
export async function deleteListed(
  tx: Transaction,
  { kind, targetId, listed, userId }: SheetImportRow,
): Promise<string[]> {
  const ends = ENDS[kind];
  const judged = JUDGED[kind];
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`DELETE FROM ${ends.table} l
      WHERE l.${ends.target} = ${targetId}::uuid AND l.${ends.listed} = ANY(${asArray(listed)}::uuid[])
        AND l.created_by = ${userId}::uuid AND NOT EXISTS (
          SELECT 1 FROM link_verdicts v
          WHERE ${judged.target} = ${targetId}::uuid AND ${judged.listed} = l.${ends.listed}
            AND v.user_id IS DISTINCT FROM ${userId}::uuid
        )
      RETURNING l.${ends.listed} AS id`,
  );
  return rows.map(({ id }) => id);
}

/** Those of what an import has listed that stand listed still, by name. */
export async function findStillListed(
  tx: Transaction,
  { kind, targetId, listed }: SheetImportRow,
  table: SheetTable,
): Promise<{ id: string; name: string }[]> {
  const ends = ENDS[kind];
  return rowsOf<{ id: string; name: string }>(
    tx,
    sql`SELECT t.id, t.name FROM ${ends.table} l
      JOIN ${sql.identifier(table)} t ON t.id = l.${ends.listed}
      WHERE l.${ends.target} = ${targetId}::uuid AND t.id = ANY(${asArray(listed)}::uuid[])
      ORDER BY t.name_key, t.id`,
  );
}

/** What of the catalogue an import has made, as it stands, held until the transaction ends. */
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

/** Takes things out of the catalogue on which nothing hangs. */
export async function deleteCreated(
  tx: Transaction,
  table: SheetTable,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE id = ANY(${asArray(ids)}::uuid[])`);
}
