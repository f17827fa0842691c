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
  rowsOf,
} from '../src/platform/db/database';
import * as schema from '../src/platform/db/schema';
import { prepareTemplate } from './template';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that the set-up of the run on PostgreSQL started, and the database that the tests' are copies of. */
    postgres: { url: string; template: string };
    /** URL of a pooler in transaction mode that all tests use, if `API_TEST_POOLER` asks for one. */
    pooler: string | null;
  }
}

/** A database of its own for one file of tests, its tables made: on PostgreSQL where the run is on it, else embedded. */
export function freshDatabase({ isNew = false, ...options }: FreshDatabase = {}): Promise<DatabaseHandle> {
  const server = inject('postgres');
  return server ? freshOnServer(server, isNew, options) : freshEmbedded();
}

/** What a test's database differs in. On the embedded engine nothing does. */
interface FreshDatabase extends Pick<DatabaseOptions, 'statementLimits'> {
  /** URL of a pooler in transaction mode, which the connections go through. PostgreSQL’s alone. */
  pooler?: string;
  /** Leaves out the address of the database itself. */
  hasNoDirectUrl?: boolean;
  isNew?: boolean;
  /** Default 5. */
  connections?: number;
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
  isNew: boolean,
  options: Omit<FreshDatabase, 'isNew'>,
): Promise<DatabaseHandle> {
  // Limits belong to a connection: those of a database that is kept are the usual ones.
  const isKept = !isNew && Object.keys(options).length === 0;
  const handle = (isKept && idle.pop()) || (await openOnServer(server, options));
  let isReusable = isKept;
  return {
    ...handle,
    refuseChanges: () => {
      isReusable = false;
      return handle.refuseChanges();
    },
    close: async () => {
      if (!isReusable || !(await isAsMade(handle.db))) return handle.close();
      await handle.db.execute(EMPTY_TABLES);
      idle.push(handle);
    },
  };
}

/** Whether a database is worth emptying: deleted rows leave their space behind, and settings of its own stay. */
async function isAsMade(db: Database): Promise<boolean> {
  const rows = await rowsOf<{ is_as_made: boolean }>(
    db,
    sql`SELECT pg_database_size(oid) < ${REUSABLE_BYTES}::bigint
          AND NOT EXISTS (SELECT FROM pg_db_role_setting WHERE setdatabase = oid) AS is_as_made
        FROM pg_database WHERE datname = current_database()`,
  );
  return rows[0]?.is_as_made ?? false;
}

async function openOnServer(
  server: ProvidedContext['postgres'],
  {
    statementLimits,
    connections = 5,
    pooler = inject('pooler') ?? undefined,
    hasNoDirectUrl = false,
  }: Omit<FreshDatabase, 'isNew'>,
): Promise<DatabaseHandle> {
  const { url, drop } = await makeDatabase(server);
  const limits = statementLimits && { statementLimits };
  const handle = await openDatabase({
    databaseUrl: pooler ? new URL(new URL(url).pathname, pooler).href : url,
    databaseDirectUrl: pooler && !hasNoDirectUrl ? url : null,
    databaseConnections: connections,
    dataDir: '',
    ...limits,
  });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await drop();
    },
  };
}

const REUSABLE_BYTES = 64 * 2 ** 20;

/** Copying a database takes twenty times as long. Triggers and foreign keys are off, so that any order will do. */
const EMPTY_TABLES = sql.raw(`DO $$
DECLARE one record;
BEGIN
  SET LOCAL session_replication_role = replica;
  FOR one IN SELECT oid::regclass AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' OR oid = 'pgboss.job'::regclass
  LOOP EXECUTE format('DELETE FROM %s', one.name); END LOOP;
  FOR one IN SELECT format('%I.%I', schemaname, sequencename) AS name, start_value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL
  LOOP PERFORM setval(one.name, one.start_value, false); END LOOP;
END $$`);

/** A database of its own on PostgreSQL, its tables made, for whoever opens it; and what drops it. */
export async function makeDatabase({
  url: serverUrl,
  template,
}: ProvidedContext['postgres']): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${template}_${randomBytes(8).toString('hex')}`;
  await runOn(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await runOn(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Runs one statement on a connection of its own, and gives its rows. */
export async function runOn<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
