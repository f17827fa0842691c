import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../platform/db/database';
import type { Migration } from '../../platform/db/known-migrations';
import { BackupError, type RowChunk, type TableFigures, type TableShape } from './format';
import { migrate, rebuild, splitMigrations, withoutRules } from './rebuild.repository';
import { figuresOf, isOurs, pinTexts, readTables, type Table, tableName } from './tables.repository';

/** What a database is filled with. */
export interface Filling {
  migrations: readonly Migration[];
  tables: readonly TableShape[];
  /** The rows of the tables, in their order. */
  stretches: AsyncIterable<RowChunk>;
  /** What each table's rows must come to; asked for when all of them were read. */
  figures(): Readonly<Record<string, TableFigures>>;
}

/** What was filled in. */
export interface Filled {
  tables: number;
  rows: number;
}

/** The queue's list of queues; each has a table of its own, which its function makes. */
const QUEUES = 'pgboss.queue';

/**
 * Puts other rows in the place of all that a database has, in one transaction: where anything fails, all is as it was.
 * Before it ends, every table is compared with what it must come to. What is of an earlier version is brought up to date.
 *
 * @throws {BackupError} where the rows are of a later version, or the tables differ afterwards.
 */
export async function refill(db: Database, filling: Filling): Promise<Filled> {
  const { before, after } = splitMigrations(filling.migrations);
  const filled = await db.transaction(async (tx) => {
    await pinTexts(tx);
    await rebuild(tx, before);
    const tables = match(await readTables(tx), filling.tables);
    const restoreRules = await withoutRules(tx, [...tables.values()]);
    // Migrations leave rows of their own.
    for (const { name } of tables.values()) await tx.execute(sql`DELETE FROM ${tableName(name)}`);
    for await (const { table, lines } of filling.stretches) {
      const known = tables.get(table);
      if (!known) throw new BackupError(`The backup has rows of a table ${table}, which it does not name.`);
      if (table === QUEUES) await makeQueues(tx, known, lines);
      await insert(tx, known, lines);
    }
    await restoreRules();
    const rows = await compare(tx, [...tables.values()], filling.figures());
    await migrate(tx, after);
    return { tables: tables.size, rows };
  });
  // Until they are counted the planner takes the tables for empty.
  await db.execute(sql`ANALYZE`);
  return filled;
}

/** @throws {BackupError} where the tables are not those that the migrations make. */
function match(now: readonly Table[], given: readonly TableShape[]): Map<string, Table> {
  const shape = ({ name, columns }: TableShape) => `${name}(${columns.join(', ')})`;
  const [there, wanted] = [new Set(now.map(shape)), new Set(given.map(shape))];
  const odd = [...there, ...wanted].find((one) => !there.has(one) || !wanted.has(one));
  if (odd) throw new BackupError(`The backup’s tables are not those of its migrations: ${odd}.`);
  return new Map(now.map((table) => [table.name, table]));
}

async function insert(
  tx: Transaction,
  { name, columns, types }: Table,
  lines: readonly string[],
): Promise<void> {
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    types.map((type, index) => sql.raw(`(line->>${index})::${type}`)),
    sql`, `,
  );
  await tx.execute(
    sql`INSERT INTO ${tableName(name)} (${list})
      SELECT ${values} FROM json_array_elements(${`[${lines.join(',')}]`}::json) AS lines(line)`,
  );
}

async function makeQueues(tx: Transaction, table: Table, lines: readonly string[]): Promise<void> {
  const name = sql.raw(String(table.columns.indexOf('name')));
  await tx.execute(
    sql`SELECT pgboss.create_queue(line->>${name}, '{}') FROM json_array_elements(${`[${lines.join(',')}]`}::json) AS lines(line)`,
  );
  // With what the backup says of them they are inserted after that.
  await tx.execute(
    sql`DELETE FROM pgboss.queue WHERE name IN (SELECT line->>${name} FROM json_array_elements(${`[${lines.join(',')}]`}::json) AS lines(line))`,
  );
}

async function compare(
  tx: Transaction,
  tables: readonly Table[],
  wanted: Readonly<Record<string, TableFigures>>,
): Promise<number> {
  let rows = 0;
  for (const table of tables) {
    const [found, should] = [await figuresOf(tx, table), wanted[table.name]];
    if (found.rows !== should?.rows || found.sum !== should.sum) {
      throw new BackupError(
        `The table ${table.name} has ${found.rows} rows and should have ${should?.rows ?? 0}, or some of them differ. Nothing was changed.`,
      );
    }
    rows += found.rows;
  }
  return rows;
}

/** Tables that somebody else keeps in the database, and that must not be dropped. */
export const findStrangers = async (db: Database): Promise<string[]> =>
  (await readTables(db)).filter((table) => !isOurs(table)).map(({ name }) => name);

/** How many other connections Millrace has to the database. */
export async function countConnections(db: Database): Promise<number> {
  const [row] = await rowsOf<{ others: number }>(
    db,
    sql`SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'millrace-api'`,
  );
  return row?.others ?? 0;
}
