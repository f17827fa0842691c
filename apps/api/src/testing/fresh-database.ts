import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { inject, type ProvidedContext } from 'vitest';
import {
  type Database,
  type DatabaseHandle,
  type DatabaseOptions,
  importEngine,
  openDatabase,
  openEngine,
} from '../db/database';
import * as schema from '../db/schema';
import type { StatementLimits } from '../db/statement-limit';
import { prepareTemplate } from './template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that the set-up of the run on PostgreSQL started, and the database that the tests' are copies of. */
    postgres: { url: string; template: string };
  }
}

/** A database of its own for one file of tests, its tables made: on PostgreSQL where the run is on it, else embedded. */
export function freshDatabase({
  statementLimits,
}: Pick<DatabaseOptions, 'statementLimits'> = {}): Promise<DatabaseHandle> {
  const server = inject('postgres');
  return server ? freshOnServer(server, statementLimits) : freshEmbedded();
}

// Starting an engine takes a second or more, emptying one a moment: a worker keeps those that its files are done with.
const idle: DatabaseHandle[] = [];

async function freshEmbedded(): Promise<DatabaseHandle> {
  const handle = idle.pop() ?? (await startEmbedded());
  return {
    ...handle,
    close: async () => {
      await emptyTables(handle.db);
      idle.push(handle);
    },
  };
}

const startEmbedded = async (): Promise<DatabaseHandle> => openEngine(await startEngine({}));

/** Makes an embedded database in a folder, its tables made, for whoever opens it. */
export async function embeddedFolder(dataDir: string): Promise<void> {
  await (await startEngine({ dataDir })).close();
}

async function startEngine(options: { dataDir?: string }) {
  const [{ PGlite }, { pg_trgm }] = await importEngine();
  const loadDataDir = new Blob([readFileSync(await prepareTemplate())]);
  return PGlite.create({ ...options, extensions: { pg_trgm }, loadDataDir });
}

async function emptyTables(db: Database): Promise<void> {
  const tables = Object.values(schema).filter((one) => is(one, PgTable));
  await db.execute(
    sql`TRUNCATE ${sql.join(
      tables.map((table) => sql`${table}`),
      sql`, `,
    )}, pgboss.job`,
  );
}

async function freshOnServer(
  server: ProvidedContext['postgres'],
  statementLimits?: StatementLimits,
): Promise<DatabaseHandle> {
  const { url, drop } = await makeDatabase(server);
  const limits = statementLimits && { statementLimits };
  const handle = await openDatabase({ databaseUrl: url, databaseConnections: 5, dataDir: '', ...limits });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await drop();
    },
  };
}

/** A database of its own on PostgreSQL, its tables made, for whoever opens it; and what drops it. */
export async function makeDatabase({
  url: serverUrl,
  template,
}: ProvidedContext['postgres']): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Runs one statement on a connection of its own. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
