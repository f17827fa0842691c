import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { KEPT, type Removable, type Row, type RowsByTable } from './removable';
import { name, writtenColumns } from './written-columns.repository';

/** One that nobody else changes until the transaction ends. @returns Null without such a one. */
export async function lockEntity(
  tx: Transaction,
  { table }: Pick<Removable, 'table'>,
  id: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await rowsOf<{ id: string; name: string }>(
    tx,
    sql`SELECT t.id, t.name FROM ${name(table)} t WHERE t.id = ${id}::uuid FOR UPDATE`,
  );
  return row ?? null;
}

/** What a removal took and gave. */
export interface Taken {
  rows: RowsByTable;
  given: RowsByTable;
}

/** Moves one out of the catalogue. */
export async function moveOut(
  tx: Transaction,
  { table, kept, former }: Removable,
  id: string,
  into: string | null,
  { rows, given }: Taken,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${name(kept)} (id, name, merged_into, ${name(former)}, rows, given)
    SELECT t.id, t.name, ${into}::uuid, to_jsonb(t), ${JSON.stringify(rows)}::jsonb, ${JSON.stringify(given)}::jsonb
    FROM ${name(table)} t WHERE t.id = ${id}::uuid`);
  await tx.execute(sql`DELETE FROM ${name(table)} WHERE id = ${id}::uuid`);
}

/** Moves one back in, as it stood. */
export async function moveIn(
  tx: Transaction,
  { table, kept }: Removable,
  { id, former }: Pick<Removed, 'id' | 'former'>,
): Promise<void> {
  const columns = await writtenColumns(tx, table, former);
  await tx.execute(sql`
    INSERT INTO ${name(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_record(NULL::${name(table)}, ${JSON.stringify(former)}::jsonb)`);
  await tx.execute(sql`DELETE FROM ${name(kept)} WHERE id = ${id}::uuid`);
}

/** One that was removed. */
export interface Removed extends Taken {
  id: string;
  name: string;
  mergedInto: string | null;
  /** The row as it stood. */
  former: Row;
}

/** One that was removed, held until the transaction ends. @returns Null without such a one. */
export async function findRemoved(
  tx: Transaction,
  { kept, former }: Removable,
  id: string,
): Promise<Removed | null> {
  const [row] = await rowsOf<Removed>(
    tx,
    sql`SELECT r.id, r.name, r.merged_into AS "mergedInto", r.${name(former)} AS former, r.rows, r.given
      FROM ${name(kept)} r WHERE r.id = ${id}::uuid FOR UPDATE`,
  );
  return row ?? null;
}

/** One that was removed, as it is listed. */
export interface RemovedRow {
  id: string;
  name: string;
  mergedInto: string | null;
  removedAt: Date;
}

/** All that were removed, the last one first. */
export async function listRemoved(db: Database, { kept }: Removable): Promise<RemovedRow[]> {
  const rows = await rowsOf<Omit<RemovedRow, 'removedAt'> & { removedAt: string }>(
    db,
    sql`SELECT r.id, r.name, r.merged_into AS "mergedInto", r.removed_at::text AS "removedAt"
      FROM ${name(kept)} r ORDER BY r.removed_at DESC, r.id`,
  );
  return rows.map((row) => ({ ...row, removedAt: new Date(row.removedAt) }));
}

/** What those that were merged are now, over any number of merges; without those that stand themselves. */
export async function findSuccessors(
  db: Database | Transaction,
  table: Removable['table'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const kept = name(KEPT[table]);
  const rows = await rowsOf<{ from: string; id: string }>(
    db,
    sql`WITH RECURSIVE way AS (
        SELECT r.id AS start, r.merged_into AS id, 1 AS step FROM ${kept} r WHERE r.id = ANY(${asArray(ids)}::uuid[])
        UNION ALL
        SELECT way.start, r.merged_into, way.step + 1 FROM ${kept} r JOIN way ON r.id = way.id WHERE way.step < 50
      )
      SELECT way.start AS from, t.id FROM way JOIN ${name(table)} t ON t.id = way.id`,
  );
  return new Map(rows.map(({ from, id }) => [from, id]));
}
