import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { KEPT, type OwnedTable, type Removable, type Row, type RowsByTable } from './removable';

/** Locks a record until the transaction ends. @returns Null if there is none. */
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

/** Data removed and moved by a removal. */
export interface Taken {
  rows: RowsByTable;
  given: RowsByTable;
}

/** Moves a record to the backup table. */
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

/** Restores a record from the backup table. */
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

/** A removed record. */
export interface Removed extends Taken {
  id: string;
  name: string;
  mergedInto: string | null;
  /** Backup of its row. */
  former: Row;
}

/** Locks a removed record until the transaction ends. @returns Null if there is none. */
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

/** A removed record in the list. */
interface RemovedRow {
  id: string;
  name: string;
  mergedInto: string | null;
  removedAt: Date;
}

/** Reads all removed records, latest first. */
export async function listRemoved(db: Database, { kept }: Removable): Promise<RemovedRow[]> {
  const rows = await rowsOf<Omit<RemovedRow, 'removedAt'> & { removedAt: string }>(
    db,
    sql`SELECT r.id, r.name, r.merged_into AS "mergedInto", r.removed_at::text AS "removedAt"
      FROM ${name(kept)} r ORDER BY r.removed_at DESC, r.id`,
  );
  return rows.map((row) => ({ ...row, removedAt: new Date(row.removedAt) }));
}

/** Resolves merged records to their existing successors over any number of merges; omits existing ones. */
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

/** Reads the dependent rows of a record; of reference-only tables just the IDs. */
export async function dependentRows(tx: Transaction, table: OwnedTable, id: string): Promise<Row[]> {
  const kept = table.isReferenceOnly ? sql`jsonb_build_object('id', t.id)` : sql`to_jsonb(t)`;
  const found = await rowsOf<{ row: Row }>(
    tx,
    sql`SELECT ${kept} AS row FROM ${name(table.name)} t
      WHERE t.${name(table.owner)} = ${id}::uuid AND ${onlyOf(table)}`,
  );
  return found.map(({ row }) => row);
}

/** Repoints foreign keys from one record to another, unless the row was changed in the meantime. */
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
 * Inserts backed-up rows, without those with missing references or a link to themselves; existing rows remain.
 * References to records merged since are replaced by their successors.
 *
 * @returns The inserted rows.
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

/** Replaces references to records merged since by their successors. */
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

/** Returns the columns that identify a row and those that show whether it was edited. */
export const rowIdentity = ({ identity, written }: OwnedTable, row: Row): Row =>
  Object.fromEntries([...identity, ...written].map((column) => [column, row[column]]));

/** Deletes rows of an owner, except those edited since or with new dependents. */
export async function deleteRows(tx: Transaction, table: OwnedTable, owner: string, which: readonly Row[]) {
  if (which.length === 0) return;
  const isUnchanged = table.written.map((column) => {
    const key = sql.raw(`'${column}'`);
    // Backups of older versions do not contain these columns.
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
 * Assigns new IDs to restored rows whose originals remain with the merge target because they were edited. If the edit
 * replaced the attachment of a quote, its former file is gone.
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

/** Tables whose rows do not count as use: notifications and view counts. */
const GOES_ALONG: ReadonlySet<string> = new Set(['notifications', 'company_days', 'product_days']);

/** Filters records to those with dependent rows that others would miss. */
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

/** Quotes an identifier of our own schema. */
export const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`;

/**
 * Returns the insertable columns of a table that the backup contains. Others are generated, or newer than the
 * backup and get their defaults.
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
