import { getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { type Database, rowsOf, type Transaction } from '../../platform/db/database';
import { knownMigrations, type Migration } from '../../platform/db/known-migrations';
import * as schema from '../../platform/db/schema';
import type { RowChunk, TableFigures, TableShape } from './format';

/** How much of a table is in memory at once, about, in characters. */
const STRETCH = 1_000_000;

/** A table's columns with their types, as the database has it now. */
export interface Table extends TableShape {
  types: readonly string[];
}

/**
 * Reads the database as it stands at one moment, whatever is written meanwhile. Values have the same texts on every
 * server, whatever its settings.
 */
export const inSnapshot = <Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await pinTexts(tx);
      return work(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** Until the transaction ends, values have the texts that they have in backups. */
export async function pinTexts(tx: Transaction): Promise<void> {
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

/** The tables of Millrace in this database; those that are parted come last, as rows of others say into what. */
export async function readTables(db: Database | Transaction): Promise<Table[]> {
  const tables = await rowsOf<{ name: string; columns: string[]; types: string[] }>(
    db,
    sql`SELECT n.nspname || '.' || c.relname AS name, columns.names AS columns, columns.types
      FROM pg_class c
      JOIN pg_namespace n ON n.oid = c.relnamespace
      CROSS JOIN LATERAL (
        SELECT json_agg(attname ORDER BY attnum) AS names, json_agg(format_type(atttypid, -1) ORDER BY attnum) AS types
        FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ) columns
      WHERE n.nspname IN ('public', 'pgboss') AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
      ORDER BY c.relkind = 'p', n.nspname COLLATE "C", c.relname COLLATE "C"`,
  );
  return tables;
}

/** Whether a table of the current version is Millrace's. */
export const isOurs = ({ name }: { name: string }): boolean => OURS.has(name) || name.startsWith('pgboss.');

/** The migrations that the database has had, the first first. */
export async function readMigrations(db: Database | Transaction): Promise<Migration[]> {
  const names = new Map(knownMigrations().map(({ when, name }) => [when, name]));
  const rows = await rowsOf<{ at: string }>(
    db,
    sql`SELECT created_at::text AS at FROM drizzle.__drizzle_migrations ORDER BY created_at`,
  );
  return rows.map(({ at }) => ({ name: names.get(Number(at)) ?? at, when: Number(at) }));
}

/** A name with its schema, for a statement. */
export function tableName(table: string): SQL {
  const dot = table.indexOf('.');
  return sql`${sql.identifier(table.slice(0, dot))}.${sql.identifier(table.slice(dot + 1))}`;
}

const lineOf = ({ columns }: TableShape): SQL =>
  sql`array_to_json(ARRAY[${sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}::text`),
    sql`, `,
  )}]::text[])::text`;

/** Reads the rows of tables, a stretch at a time. */
export async function* readRows(tx: Transaction, tables: readonly TableShape[]): AsyncGenerator<RowChunk> {
  for (const table of tables) {
    await tx.execute(
      sql`DECLARE kept NO SCROLL CURSOR FOR SELECT ${lineOf(table)} AS line FROM ${tableName(table.name)} t`,
    );
    for (let atOnce = 20; ; ) {
      const rows = await rowsOf<{ line: string }>(tx, sql.raw(`FETCH ${atOnce} FROM kept`));
      if (rows.length === 0) break;
      const lines = rows.map(({ line }) => line);
      yield { table: table.name, lines };
      const length = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
      // No row is as long as the longest so far only by chance, so that more are asked for step by step.
      atOnce = Math.max(1, Math.min(atOnce * 4, 5000, Math.floor(STRETCH / length)));
    }
    await tx.execute(sql`CLOSE kept`);
  }
}

/** What a table's rows come to, as the database reckons it; {@link RowSum} reckons alike. */
export async function figuresOf(tx: Transaction, table: TableShape): Promise<TableFigures> {
  const part = (from: number) =>
    sql`coalesce(sum(('x' || substr(hash, ${sql.raw(String(from))}, 16))::bit(64)::bigint::numeric), 0)`;
  const [figures] = await rowsOf<{ rows: string; sum: string }>(
    tx,
    sql`SELECT count(*)::text AS rows, ${part(1)} || ':' || ${part(17)} AS sum
      FROM (
        SELECT encode(sha256(convert_to(${lineOf(table)}, 'UTF8')), 'hex') AS hash FROM ${tableName(table.name)} t
      ) hashes`,
  );
  return { rows: Number(figures?.rows), sum: figures?.sum ?? '' };
}
