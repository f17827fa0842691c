import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { KEPT, type OwnedTable, type Removable, type Row, type RowsByTable } from './removable';

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
interface RemovedRow {
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

/** What goes with a company or product without being missed: what members were told of it, and how often it was looked at. */
const GOES_ALONG: ReadonlySet<string> = new Set(['notifications', 'company_days', 'product_days']);

/** Those of some companies or products on which something hangs that others would miss. */
export async function findInUse(
  tx: Transaction,
  { tables, table }: Removable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const asked = sql`ANY(${asArray(ids)}::uuid[])`;
  const others = tables.filter((one) => !GOES_ALONG.has(one.name));
  const owners: SQL[] = others.map(
    (one) => sql`SELECT t.${name(one.owner)} AS id FROM ${name(one.name)} t
      WHERE t.${name(one.owner)} = ${asked} AND ${one.only === undefined ? sql`true` : sql.raw(one.only)}`,
  );
  if (table === 'companies') owners.push(sql`SELECT company_id AS id FROM users WHERE company_id = ${asked}`);
  const rows = await rowsOf<{ id: string }>(tx, sql.join(owners, sql` UNION `));
  return new Set(rows.map(({ id }) => id));
}

/** A name of our own, of a table or a column. */
export const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`;

/**
 * The columns of a table that are written, as far as a kept row has them: others are made by the database, or are newer
 * than the row and begin as they do in new rows.
 */
async function writtenColumns(tx: Transaction, table: string, row: Row): Promise<SQL> {
  const columns = await rowsOf<{ name: string }>(
    tx,
    sql`SELECT column_name::text AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'
      ORDER BY ordinal_position`,
  );
  return sql.join(
    columns.filter((column) => column.name in row).map((column) => name(column.name)),
    sql`, `,
  );
}
