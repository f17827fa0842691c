import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf, type Transaction } from '../../platform/db/database';
import * as schema from '../../platform/db/schema';
import { UsageError } from '../run-command';

/** How much of a table is in memory at once, about, in characters. */
const CHUNK_LENGTH = 1_000_000;

/** The queue's list of queues; each has a table of its own, which its function makes. */
const QUEUES = 'pgboss.queue';

/** A table as the database has it. */
interface Table {
  /** With its schema, such as `public.users`. */
  name: string;
  /** Without those that the database computes. */
  columns: readonly string[];
  types: readonly string[];
}

/** What was moved. */
export interface MovedRows {
  tables: number;
  rows: number;
}

/**
 * Copies every row of one database to an empty one whose tables are made, in one transaction, and compares each table
 * before it ends: where anything fails, the other is as it was.
 *
 * @throws {UsageError} where a table differs afterwards.
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
        // Migrations leave rows of their own.
        for (const { name } of tables) await target.execute(sql`DELETE FROM ${tableName(name)}`);
        for (const table of tables) await copy(source, target, table);
        await restoreRules();
        return compare(source, target, tables);
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // Until they are counted the planner takes the tables for empty.
  await to.execute(sql`ANALYZE`);
  return moved;
}

/** Until the transaction ends, values have the same texts on every server, whatever its settings. */
async function pinTexts(tx: Transaction): Promise<void> {
  for (const setting of [
    "TimeZone = 'UTC'",
    "DateStyle = 'ISO, YMD'",
    "IntervalStyle = 'postgres'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
    // A large table takes longer than a call may.
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
  ]) {
    await tx.execute(sql.raw(`SET LOCAL ${setting}`));
  }
}

/** Ours, and those of the queue, which bear no other's name. What else somebody keeps beside them is theirs. */
const OURS = new Set(
  Object.values(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => `public.${getTableName(table)}`),
);

/** The tables of Millrace; those that are partitioned come last, as rows of others say into what. */
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

/** Returns a name with its schema, for a statement. */
function tableName(table: string): SQL {
  const dot = table.indexOf('.');
  return sql`${sql.identifier(table.slice(0, dot))}.${sql.identifier(table.slice(dot + 1))}`;
}

/** A server that was started on the database has made its queues, with their tables. */
async function clear(tx: Transaction, tables: readonly Table[]): Promise<void> {
  if (!tables.some(({ name }) => name === QUEUES)) return;
  await tx.execute(sql`DELETE FROM pgboss.job`);
  await tx.execute(sql`SELECT pgboss.delete_queue(name) FROM pgboss.queue`);
}

/** Switches off what holds rows of different tables against each other, or acts when one is added, until it is called. */
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
    // Holds every row against it.
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
    // No row is as long as the longest so far only by chance, so that more are asked for step by step.
    atOnce = Math.max(1, Math.min(atOnce * 4, 5000, Math.floor(CHUNK_LENGTH / length)));
  }
  await source.execute(sql`CLOSE moved`);
}

async function insert(tx: Transaction, { name, columns, types }: Table, lines: string): Promise<void> {
  const read = sql`FROM json_array_elements(${lines}::json) AS lines(line)`;
  if (name === QUEUES) {
    const queue = sql.raw(`line->>${columns.indexOf('name')}`);
    await tx.execute(sql`SELECT pgboss.create_queue(${queue}, '{}') ${read}`);
    // They are inserted as they were after that.
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

/** Counts a table's rows, and adds up their hashes, whatever their order. */
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
