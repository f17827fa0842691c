import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { embeddedFolder } from '../../../../testing/fresh-database';
import { readConfig } from '../../../platform/config';
import { type Database, openDatabase, rowsOf } from '../../../platform/db/database';
import { dataCommand } from '../command';

/** A folder for an embedded database and files, in which the tables are made. */
export async function freshFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'millrace-data-'));
  await embeddedFolder(join(dataDir, 'database'));
  return dataDir;
}

/** Runs the command as an operator does. */
export async function runData(
  env: Record<string, string>,
  args: readonly string[],
): Promise<{ code: number; stdout: string; stderr: string }> {
  const said = { stdout: '', stderr: '' };
  const code = await dataCommand(args, {
    env,
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
  });
  return { code, ...said };
}

/** Looks into a database, and closes it. */
export async function lookInto<Result>(
  env: Record<string, string>,
  look: (db: Database) => Promise<Result>,
): Promise<Result> {
  const handle = await openDatabase(readConfig(env));
  try {
    return await look(handle.db);
  } finally {
    await handle.close();
  }
}

/** Everything that a database has, as plain text: the rows of all tables, and what watches over them. */
export async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT n.nspname || '.' || quote_ident(c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname NOT LIKE 'pg_toast%' AND c.relkind IN ('r', 'p')`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    content[name] = await lines(db, `SELECT t::text AS line FROM ${name} t`);
  }
  // Of the migrations that were applied one after another, and not the number that each got.
  content['drizzle.__drizzle_migrations'] = await lines(
    db,
    `SELECT hash || created_at AS line FROM drizzle.__drizzle_migrations`,
  );
  content.keys = await lines(
    db,
    `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint WHERE contype = 'f'`,
  );
  content.triggers = await lines(
    db,
    `SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text AS line FROM pg_trigger WHERE NOT tgisinternal`,
  );
  content.indexes = await lines(
    db,
    `SELECT indexdef AS line FROM pg_indexes WHERE schemaname IN ('public', 'pgboss')`,
  );
  return content;
}

async function lines(db: Database, statement: string): Promise<string[]> {
  const rows = await rowsOf<{ line: string }>(db, sql.raw(statement));
  return rows.map(({ line }) => line).toSorted();
}
