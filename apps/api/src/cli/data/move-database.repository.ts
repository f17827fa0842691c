import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf, type Transaction } from '../../platform/db/database';
import * as schema from '../../platform/db/schema';
import { UsageError } from '../run-command';

/** Approximate batch size in characters. */
const CHUNK_LENGTH = 1_000_000;

/** The job queue's table of queues, each of which has a partition created by a function. */
const QUEUES = 'pgboss.queue';

/** A table of the database. */
interface Table {
  /** Qualified name, such as `public.users`. */
  name: string;
  /** Columns except generated ones. */
  columns: readonly string[];
  types: readonly string[];
}

/** Result of the move. */
export interface MovedRows {
  tables: number;
  rows: number;
}

/**
 * Copies every row of a database to an empty one with migrated tables, in one transaction, and verifies each table
 * before the commit. Any failure rolls back.
 *
 * @throws {UsageError} If a table differs afterwards.
 */
export async function moveDatabase(from: Database, to: Database): Promise<MovedRows> {
  const moved = await from.transaction(
    async (source) => {
      await pinTexts(source);
      const tables = await findTables(source);
      return to.transaction(async (target) => {
        await pinTexts(target);
        await clear(target, tables);
        const restoreRules = await withoutRules(target, tables);
        // Migrations insert rows of their own.
        for (const { name } of tables) await target.execute(sql`DELETE FROM ${tableName(name)}`);
        for (const table of tables) await copy(source, target, table);
        await restoreRules();
        return compare(source, target, tables);
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // Without statistics the planner takes the tables for empty.
  await to.execute(sql`ANALYZE`);
  return moved;
}

/** Makes text formats of values independent of server settings, until the transaction ends. */
async function pinTexts(tx: Transaction): Promise<void> {
  for (const setting of [
    "TimeZone = 'UTC'",
    "DateStyle = 'ISO, YMD'",
    "IntervalStyle = 'postgres'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
    // A large table takes longer than the statement timeout.
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ]) {
    await tx.execute(sql.raw(`SET LOCAL ${setting}`));
  }
}

/** Tables of Millrace, besides those of its job queue. Other tables in the database are not touched. */
const OURS = new Set(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => `public.${getTableName(table)}`),
);

/** Reads the tables of Millrace. Partitioned tables come last, because their partitions depend on rows of others. */
async function findTables(tx: Transaction): Promise<Table[]> {
  const tables = await rowsOf<Table>(
    tx,
    sql`SELECT n.nspname || '.' || c.relname AS name, columns.names AS columns, columns.types
      FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      CROSS JOIN LATERAL (
        SELECT json_agg(attname ORDER BY attnum) AS names, json_agg(format_type(atttypid, -1) ORDER BY attnum) AS types
        FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ) columns
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      ORDER BY c.relkind = 'p', n.nspname COLLATE "C", c.relname COLLATE "C"`,
  );
  return tables.filter(({ name }) => OURS.has(name) || name.startsWith('pgboss.'));
}

/** Returns a qualified name for a statement. */
function tableName(table: string): SQL {
  const dot = table.indexOf('.');
  return sql`${sql.identifier(table.slice(0, dot))}.${sql.identifier(table.slice(dot + 1))}`;
}

/** Deletes the queues that a server on the target database has created, with their tables. */
async function clear(tx: Transaction, tables: readonly Table[]): Promise<void> {
  if (!tables.some(({ name }) => name === QUEUES)) return;
  await tx.execute(sql`DELETE FROM pgboss.job`);
  await tx.execute(sql`SELECT pgboss.delete_queue(name) FROM pgboss.queue`);
}

/** Disables foreign keys and triggers; the returned function enables them again. */
async function withoutRules(tx: Transaction, tables: readonly Table[]): Promise<() => Promise<void>> {
  const keys = await rowsOf<{ on: string; name: string; definition: string }>(
    tx,
    sql`SELECT n.nspname || '.' || c.relname AS "on", k.conname AS name, pg_get_constraintdef(k.oid) AS definition
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE k.contype = 'f' AND n.nspname IN ('public', 'pgboss')`,
  );
  const ours = new Set(tables.map(({ name }) => name));
  const dropped = keys.filter(({ on }) => ours.has(on));
  for (const { on, name } of dropped) {
    await tx.execute(sql`ALTER TABLE ${tableName(on)} DROP CONSTRAINT ${sql.identifier(name)}`);
  }
  for (const { name } of tables) await tx.execute(sql`ALTER TABLE ${tableName(name)} DISABLE TRIGGER USER`);
  return async () => {
    await tx.execute(sql`SET CONSTRAINTS ALL IMMEDIATE`);
    for (const { name } of tables) await tx.execute(sql`ALTER TABLE ${tableName(name)} ENABLE TRIGGER USER`);
    // Validates every row.
    for (const { on, name, definition } of dropped) {
      await tx.execute(
        sql`ALTER TABLE ${tableName(on)} ADD CONSTRAINT ${sql.identifier(name)} ${sql.raw(definition)}`,
      );
    }
  };
}

/** Selects a row as a JSON array of the columns' texts. */
const rowText = ({ columns }: Table): SQL =>
  sql`array_to_json(ARRAY[${sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}::text`),
    sql`, `,
  )}]::text[])::text`;

async function copy(source: Transaction, target: Transaction, table: Table): Promise<void> {
  await source.execute(
    sql`DECLARE moved NO SCROLL CURSOR FOR SELECT ${rowText(table)} AS line FROM ${tableName(table.name)} t`,
  );
  for (let atOnce = 20; ; ) {
    const rows = await rowsOf<{ line: string }>(source, sql.raw(`FETCH ${atOnce} FROM moved`));
    if (rows.length === 0) break;
    await insert(target, table, `[${rows.map(({ line }) => line).join()}]`);
    const length = rows.reduce((sum, { line }) => sum + line.length, 0) / rows.length;
    // Batch sizes are increased gradually, because rows may be much longer than those seen so far.
    atOnce = Math.max(1, Math.min(atOnce * 4, 5000, Math.floor(CHUNK_LENGTH / length)));
  }
  await source.execute(sql`CLOSE moved`);
}

async function insert(tx: Transaction, { name, columns, types }: Table, lines: string): Promise<void> {
  const read = sql`FROM json_array_elements(${lines}::json) AS lines(line)`;
  if (name === QUEUES) {
    const queue = sql.raw(`line->>${columns.indexOf('name')}`);
    await tx.execute(sql`SELECT pgboss.create_queue(${queue}, '{}') ${read}`);
    // Creating a queue inserts its row, which is replaced by the copied one.
    await tx.execute(sql`DELETE FROM pgboss.queue WHERE name IN (SELECT ${queue} ${read})`);
  }
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.raw(types.map((type, index) => `(line->>${index})::${type}`).join());
  await tx.execute(sql`INSERT INTO ${tableName(name)} (${list}) SELECT ${values} ${read}`);
}

async function compare(
  source: Transaction,
  target: Transaction,
  tables: readonly Table[],
): Promise<MovedRows> {
  let all = 0;
  for (const table of tables) {
    const [before, after] = [await sumRows(source, table), await sumRows(target, table)];
    if (before.rows !== after.rows || before.sum !== after.sum) {
      throw new UsageError(
        `The table ${table.name} has ${after.rows} rows and should have ${before.rows}, or some of them differ. Nothing was changed.`,
      );
    }
    all += after.rows;
  }
  return { tables: tables.length, rows: all };
}

/** Counts a table's rows, and adds up their hashes, so that the order does not matter. */
async function sumRows(tx: Transaction, table: Table): Promise<{ rows: number; sum: string }> {
  const part = (from: number) =>
    sql`coalesce(sum(('x' || substr(hash, ${sql.raw(String(from))}, 16))::bit(64)::bigint::numeric), 0)`;
  const [figures] = await rowsOf<{ rows: string; sum: string }>(
    tx,
    sql`SELECT count(*)::text AS rows, ${part(1)} || ':' || ${part(17)} AS sum
      FROM (
        SELECT encode(sha256(convert_to(${rowText(table)}, 'UTF8')), 'hex') AS hash FROM ${tableName(table.name)} t
      ) hashes`,
  );
  return { rows: Number(figures?.rows), sum: figures?.sum ?? '' };
}
