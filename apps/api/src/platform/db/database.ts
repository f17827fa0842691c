import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { makeFolder, restrictDataFolder, restrictNewFiles, restrictTree } from '../storage/owner-only';
import { backUpBeforeMigrating, markMigrated } from './back-up';
import { type Listen, listenEmbedded, listenOnServer } from './listen';
import { lockFolder } from './lock';
import { migrateEmbedded, migrateServer } from './migrate';
import * as schema from './schema';
import { limitStatements, type StatementLimits, workAs } from './statement-limit';
import { QueryWatch, type QueryWatcher } from './watch-queries';

/** The database, whichever engine it is; also what a transaction gives. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A transaction. On the embedded engine it has the only connection: inside it, never use the database itself. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** How many connections there are, how many of them have nothing to do, and how much waits for one. */
export interface PoolFigures {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** An open database and what ends it. */
export interface DatabaseHandle {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** Hears what any process on this database announces. */
  listen: Listen;
  /** The connections of this process; null on the embedded engine, which has but one. */
  pool: PoolFigures | null;
  /** How many statements wait for a connection, or on the embedded engine for those before them. */
  waiting(): number;
  /** From now on has every statement that changes something refused, as a database does that only reads. */
  refuseChanges(): Promise<void>;
  /** Has somebody told how long each statement takes; null for nobody. One at a time. */
  watch(watcher: QueryWatcher | null): void;
  close(): Promise<void>;
}

/** Which database to open. */
export interface DatabaseOptions {
  databaseUrl: string | null;
  /** By whom tables are made and changed; without it, by the user of `databaseUrl`. */
  databaseOwnerUrl?: string | null;
  /** What else the owner makes once there are tables; called where `databaseOwnerUrl` names one. */
  asOwner?: (db: Database) => Promise<void>;
  databaseConnections: number;
  dataDir: string;
  /**
   * How long statements may take; without it as long as they like, as commands of the operator do. The embedded engine
   * can't be interrupted and knows no limit.
   */
  statementLimits?: StatementLimits;
  /** Is told of a connection that broke while nobody used it; another takes its place. */
  onBrokenConnection?: (error: Error) => void;
  /** Receives a line for the operator about the folder, such as that another machine may use it. Default: writes to standard error. */
  onWait?: (line: string) => void;
}

/** The embedded engine can't read the database in its folder. */
export class DamagedDatabaseError extends Error {
  override name = 'DamagedDatabaseError';
  constructor(dataDir: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The embedded database in ${join(dataDir, 'database')} can’t be read and may be damaged (${reason}). Move that folder away, and replace it with the newest folder in ${join(dataDir, 'database-backups')} or with your own backup. docs/operation.md describes how.`,
      { cause },
    );
  }
}

/** Opens PostgreSQL where an address is given, else the embedded engine in a folder, and brings its tables up to date. */
export function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  restrictNewFiles();
  return options.databaseUrl === null
    ? openFolder(options)
    : openServer({ ...options, databaseUrl: options.databaseUrl });
}

/**
 * Opens the embedded engine in a folder; a copy is made of it before migrations change it.
 *
 * @throws {FolderInUseError} while another process uses the folder.
 */
async function openFolder({
  dataDir,
  onWait = (line) => process.stderr.write(`${line}\n`),
}: DatabaseOptions): Promise<DatabaseHandle> {
  makeFolder(dataDir);
  const unlock = await lockFolder(dataDir, join(dataDir, 'database.lock'), onWait);
  try {
    const [{ PGlite }, { pg_trgm }] = await importEngine();
    restrictDataFolder(dataDir, onWait);
    backUpBeforeMigrating(dataDir);
    const folder = join(dataDir, 'database');
    const isNew = !existsSync(folder);
    const engine = await PGlite.create(folder, { extensions: { pg_trgm } }).catch((error: unknown) => {
      throw isNew ? error : new DamagedDatabaseError(dataDir, error);
    });
    const handle = await openEngine(engine);
    markMigrated(dataDir);
    // The engine gives its files modes of its own.
    restrictTree(join(dataDir, 'database'));
    return {
      ...handle,
      close: async () => {
        await handle.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Makes a running embedded engine the database. */
export async function openEngine(engine: PGlite): Promise<DatabaseHandle> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const db = drizzle(engine, { schema });
  await migrateEmbedded(db);
  await engine.exec(SETTINGS);
  const queries = new QueryWatch();
  queries.engine(engine);
  return {
    db,
    engine: 'pglite',
    listen: listenEmbedded(engine),
    pool: null,
    waiting: () => queries.waiting,
    refuseChanges: async () => {
      await engine.exec(ONLY_READ);
    },
    watch: (watcher) => {
      queries.watcher = watcher;
    },
    close: () => engine.close(),
  };
}

// Half of the trigrams is what one wrong letter leaves of a word; PostgreSQL's own measure asks for more.
const SETTINGS = 'SET pg_trgm.word_similarity_threshold = 0.45';

const ONLY_READ = 'SET default_transaction_read_only = on';

/** How long a connection may take to come, in milliseconds: whoever waits longer is told to come back. */
const CONNECT_MS = 10_000;

/** The embedded engine is large, and a server on PostgreSQL has no use for it. */
export const importEngine = () =>
  Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/contrib/pg_trgm')]);

async function openServer({
  databaseUrl: url,
  databaseOwnerUrl: ownerUrl = null,
  asOwner = async () => undefined,
  databaseConnections: connections,
  statementLimits,
  onBrokenConnection = () => undefined,
}: DatabaseOptions & { databaseUrl: string }): Promise<DatabaseHandle> {
  const [{ default: pg }, { drizzle }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres'),
  ]);
  const queries = new QueryWatch();
  let onlyReads = false;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'millrace-api',
    // The pool waits for the promise, though its types don't say so.
    onConnect: (client: ClientBase): unknown => {
      queries.client(client);
      // A transaction on it fails by its query; without a listener the error would end the process.
      client.on('error', () => undefined);
      return client.query(onlyReads ? `${SETTINGS}; ${ONLY_READ}` : SETTINGS);
    },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', onBrokenConnection);
  if (statementLimits) limitStatements(pool, statementLimits);
  try {
    await workAs('unlimited', async () => {
      if (ownerUrl === null) return migrateServer(pool);
      const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
      try {
        await migrateServer(owner);
        await asOwner(drizzle(owner, { schema }));
      } finally {
        await owner.end();
      }
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    engine: 'postgres',
    listen: listenOnServer(url),
    pool,
    waiting: () => pool.waitingCount,
    refuseChanges: async () => {
      onlyReads = true;
      // All that are open already, at once: one that is given back would come again.
      const open = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
      await Promise.all(open.map((client) => client.query(ONLY_READ)));
      for (const client of open) client.release();
    },
    watch: (watcher) => {
      queries.watcher = watcher;
    },
    close: () => pool.end(),
  };
}

/** Runs a statement that the query builder can't express, and gives its rows. */
export async function rowsOf<Row>(db: Database | Transaction, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
