import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import type { OwnedTable, Row } from './removable';
import { findSuccessors } from './removal.repository';
import { name, writtenColumns } from './written-columns.repository';

const onlyOf = ({ only }: OwnedTable): SQL => (only === undefined ? sql`true` : sql.raw(only));

/** Rows of a table as they stand; of those that only point at it, their ids. */
export async function dependentRows(tx: Transaction, table: OwnedTable, id: string): Promise<Row[]> {
  const kept = table.isReferenceOnly ? sql`jsonb_build_object('id', t.id)` : sql`to_jsonb(t)`;
  const found = await rowsOf<{ row: Row }>(
    tx,
    sql`SELECT ${kept} AS row FROM ${name(table.name)} t
      WHERE t.${name(table.owner)} = ${id}::uuid AND ${onlyOf(table)}`,
  );
  return found.map(({ row }) => row);
}

/** Repoints foreign keys from one to another, but for those that were changed meanwhile. */
export async function repointForeignKeys(
  tx: Transaction,
  table: OwnedTable,
  rows: readonly Row[],
  from: string,
  to: string | null,
): Promise<void> {
  await tx.execute(sql`
    UPDATE ${name(table.name)} SET ${name(table.owner)} = ${to}::uuid
    WHERE ${name(table.owner)} = ${from}::uuid AND id = ANY(${asArray(rows.map(({ id }) => String(id)))}::uuid[])`);
}

/**
 * Writes rows as they stood, without those that lean on what is gone, or would link one with itself; what is there
 * already stays. What they name and was merged since is what that is now.
 *
 * @returns Those that were written.
 */
export async function insertRows(tx: Transaction, table: OwnedTable, given: readonly Row[]): Promise<Row[]> {
  const rows = (await withSuccessors(tx, table, given)).filter(
    (row) => table.selfReference === undefined || row[table.selfReference] !== row[table.owner],
  );
  const [first] = rows;
  if (first === undefined) return [];
  const columns = await writtenColumns(tx, table.name, first);
  const patches = Object.entries(table.nullableReferences).map(
    ([column, other]) => sql`|| CASE WHEN EXISTS (
      SELECT 1 FROM ${name(other)} o WHERE o.id = (r.row->>${sql.raw(`'${column}'`)})::uuid
    ) THEN '{}'::jsonb ELSE jsonb_build_object(${sql.raw(`'${column}'`)}, NULL) END`,
  );
  const needed = Object.entries(table.requiredReferences).map(
    ([column, other]) => sql`EXISTS (
      SELECT 1 FROM ${name(other)} o WHERE o.id = (r.row->>${sql.raw(`'${column}'`)})::uuid)`,
  );
  const isWhole = needed.length === 0 ? sql`true` : sql.join(needed, sql` AND `);
  const written = await rowsOf<{ row: Row }>(
    tx,
    sql`INSERT INTO ${name(table.name)} AS t (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name(table.name)}, (
        SELECT coalesce(jsonb_agg(r.row ${sql.join(patches, sql` `)}), '[]'::jsonb)
        FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) r(row) WHERE ${isWhole}
      ))
      ON CONFLICT DO NOTHING RETURNING to_jsonb(t) AS row`,
  );
  return written.map(({ row }) => row);
}

/** Rows with what they name as it is now, where that was merged meanwhile. */
async function withSuccessors(tx: Transaction, table: OwnedTable, rows: readonly Row[]): Promise<Row[]> {
  let current = [...rows];
  for (const [column, other] of Object.entries(table.requiredReferences)) {
    if (other !== 'companies' && other !== 'products') continue;
    const ids = current.map((row) => row[column]).filter((id) => typeof id === 'string');
    const successors = await findSuccessors(tx, other, ids);
    current = current.map((row) => ({
      ...row,
      [column]: successors.get(String(row[column])) ?? row[column],
    }));
  }
  return current;
}

/** Returns the columns that identify a row, and those that tell whether it has changed since. */
export const rowIdentity = ({ identity, written }: OwnedTable, row: Row): Row =>
  Object.fromEntries([...identity, ...written].map((column) => [column, row[column]]));

/** Takes rows from their owner, but for those that members have changed since, or that something new leans on. */
export async function deleteRows(tx: Transaction, table: OwnedTable, owner: string, which: readonly Row[]) {
  if (which.length === 0) return;
  const isUnchanged = table.written.map((column) => {
    const key = sql.raw(`'${column}'`);
    // What was merged by an older version does not say how it stood.
    return sql`(NOT w.row ? ${key} OR to_jsonb(t)->${key} IS NOT DISTINCT FROM w.row->${key})`;
  });
  const isFree = table.retainedBy === undefined ? [] : [sql`NOT EXISTS (${sql.raw(table.retainedBy)})`];
  const isIt = table.identity.map(
    (column) => sql`t.${name(column)}::text = w.row->>${sql.raw(`'${column}'`)}`,
  );
  await tx.execute(sql`
    DELETE FROM ${name(table.name)} t USING jsonb_array_elements(${JSON.stringify(which)}::jsonb) w(row)
    WHERE t.${name(table.owner)} = ${owner}::uuid AND ${onlyOf(table)}
      AND ${sql.join([...isIt, ...isUnchanged, ...isFree], sql` AND `)}`);
}

/**
 * Gives fresh ids to rows that are put back beside what became of them. The file of an answer that was
 * changed is gone where the change has taken it away.
 */
export async function withFreshIds(tx: Transaction, table: OwnedTable, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0 || table.identity[0] !== 'id') return [...rows];
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const kept = await rowsOf<{ row: Row }>(
    tx,
    sql`SELECT to_jsonb(t) AS row FROM ${name(table.name)} t
      WHERE t.id::text IN (SELECT jsonb_array_elements_text(${ids}::jsonb))`,
  );
  const now = new Map(kept.map(({ row }) => [row.id, row]));
  return rows.map((row) => {
    const changed = now.get(row.id);
    if (!changed) return row;
    const isFileGone = changed.attachment_file !== row.attachment_file;
    const noFile = { attachment_name: null, attachment_type: null, attachment_file: null };
    return { ...row, id: newId(), ...(isFileGone && noFile) };
  });
}
