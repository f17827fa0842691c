import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ClientBase, Pool, PoolConfig } from 'pg';
import { makeFolder, restrictDataFolder, restrictNewFiles, restrictTree } from '../storage/owner-only';
import { backUpBeforeMigrating, markMigrated } from './back-up';
import { type Listen, listenEmbedded, listenOnServer, listenOnStandby } from './listen';
import { lockFolder } from './lock';
import { migrateEmbedded, migrateServer, requireMigrated } from './migrate';
import { Replicas } from './replicas';
import * as schema from './schema';
import { currentLimit, limitStatements, type StatementLimits, workAs } from './statement-limit';
import { forgoSession, queryInTransactions } from './transaction-pooler';
import { QueryWatch, type QueryWatcher } from './watch-queries';
import { yieldToRequests } from './yield-to-requests';

/** The database on either engine, or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A transaction. On the embedded engine it holds the only connection: never use the database itself inside it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Connections in total and idle, and the number of requests that wait for one. */
export interface PoolFigures {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** An open database and how to close it. */
export interface DatabaseHandle {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** Whether the database is a PostgreSQL standby, which only reads. */
  isStandby: boolean;
  /** Subscribes to announcements of all processes on this database. */
  listen: Listen;
  /** Returns whether announcements arrive. */
  isHearing(): boolean;
  /** Connection pool statistics; null on the embedded engine, which has one connection. */
  pool: PoolFigures | null;
  /** Returns the number of statements that wait for a connection, or on the embedded engine in its queue. */
  waiting(): number;
  /** Makes the database refuse every write from now on. */
  refuseChanges(): Promise<void>;
  /** Sets the observer of statement durations; null for none. One at a time. */
  watch(watcher: QueryWatcher | null): void;
  close(): Promise<void>;
}

/** Options for opening a database. */
export interface DatabaseOptions {
  databaseUrl: string | null;
  /**
   * The same database without the pooler that `databaseUrl` names: for migrations, announcements and whatever else
   * needs a session. Null if `databaseUrl` has no pooler, or one in session mode.
   */
  databaseDirectUrl?: string | null;
  /** Read replicas, which answer guests' reads. Default: none. */
  databaseReplicaUrls?: readonly string[];
  /** Owner of the tables, who migrates them; default the user of `databaseUrl`. */
  databaseOwnerUrl?: string | null;
  /** Creates further objects as the owner after migrations; called if `databaseOwnerUrl` is set. */
  asOwner?: (db: Database) => Promise<void>;
  databaseConnections: number;
  dataDir: string;
  /**
   * Statement timeouts; without it there are none, as for operator commands. The embedded engine cannot be
   * interrupted and has no timeouts.
   */
  statementLimits?: StatementLimits;
  /** Receives errors of idle connections; the pool replaces them. */
  onBrokenConnection?: (error: Error) => void;
  /** Receives warnings about the folder, such as possible use by another machine. Default: writes to standard error. */
  onWait?: (line: string) => void;
}

/** Error for an unreadable embedded database. */
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

/** Opens PostgreSQL if an address is given, else the embedded engine in a folder, and migrates it. */
export function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  restrictNewFiles();
  return options.databaseUrl === null
    ? openFolder(options)
    : openServer({ ...options, databaseUrl: options.databaseUrl });
}

/**
 * Opens the embedded engine in a folder, which is copied before migrations change it.
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
    // The engine sets its own file modes.
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

/** Wraps a running embedded engine. */
export async function openEngine(engine: PGlite): Promise<DatabaseHandle> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const db = drizzle(engine, { schema });
  await migrateEmbedded(db);
  await engine.exec(SETTINGS);
  yieldToRequests(engine);
  const queries = new QueryWatch();
  queries.engine(engine);
  return {
    db,
    engine: 'pglite',
    isStandby: false,
    listen: listenEmbedded(engine),
    isHearing: () => true,
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

// One wrong letter leaves half of a word's trigrams; PostgreSQL's default threshold is higher.
const SIMILARITY = 'pg_trgm.word_similarity_threshold = 0.45';
const SETTINGS = `SET ${SIMILARITY}`;

const ONLY_READ = 'SET default_transaction_read_only = on';

/** Timeout for a connection from the pool, in milliseconds; then the caller is asked to retry. */
const CONNECT_MS = 10_000;

/** Loaded on demand: the embedded engine is large, and servers on PostgreSQL do not need it. */
export const importEngine = () =>
  Promise.all([import('@electric-sql/pglite'), import('@electric-sql/pglite/contrib/pg_trgm')]);

async function openServer({
  databaseUrl: url,
  databaseDirectUrl: directUrl = null,
  databaseReplicaUrls: replicaUrls = [],
  databaseOwnerUrl,
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
  const localSettings = (): string =>
    [
      ...(onlyReads ? ['SET TRANSACTION READ ONLY'] : []),
      `SET LOCAL ${SIMILARITY}`,
      ...(statementLimits ? [`SET LOCAL statement_timeout = ${currentLimit(statementLimits)}`] : []),
    ].join('; ');
  const poolOptions: PoolConfig = {
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'millrace-api',
  };
  const pool = new pg.Pool({
    ...poolOptions,
    connectionString: url,
    // The pool awaits the promise, although its types do not say so.
    onConnect: (client: ClientBase): unknown => {
      // The transaction fails by its own query; without a listener the error would end the process.
      client.on('error', () => undefined);
      if (directUrl !== null) forgoSession(client, localSettings);
      queries.client(client);
      if (directUrl !== null) return undefined;
      return client.query(onlyReads ? `${SETTINGS}; ${ONLY_READ}` : SETTINGS);
    },
  });
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', onBrokenConnection);
  if (directUrl !== null) queryInTransactions(pool);
  else if (statementLimits) limitStatements(pool, statementLimits);
  const ownerUrl = databaseOwnerUrl ?? directUrl;
  let isStandby = false;
  try {
    await workAs('unlimited', async () => {
      const { rows } = await pool.query<{ is_standby: boolean }>('SELECT pg_is_in_recovery() AS is_standby');
      isStandby = rows[0]?.is_standby ?? false;
      if (isStandby) return requireMigrated(pool);
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
  const openReplica = (connectionString: string): Pool => {
    const replica = new pg.Pool({
      ...poolOptions,
      connectionString,
      onConnect: (client: ClientBase): unknown => {
        queries.client(client);
        client.on('error', () => undefined);
        return client.query(SETTINGS);
      },
    });
    replica.on('error', onBrokenConnection);
    if (statementLimits) limitStatements(replica, statementLimits);
    return replica;
  };
  const replicas = replicaUrls.length > 0 ? new Replicas(pool, replicaUrls.map(openReplica)) : null;
  await replicas?.check();
  const announcements = listenOnServer(directUrl ?? url, (channel) =>
    pool.query('SELECT pg_notify($1, NULL)', [channel]),
  );
  return {
    db: drizzle(pool, { schema }),
    engine: 'postgres',
    isStandby,
    listen: isStandby ? listenOnStandby : announcements.listen,
    isHearing: announcements.isHearing,
    pool,
    waiting: () => pool.waitingCount,
    refuseChanges: async () => {
      onlyReads = true;
      if (directUrl !== null) return;
      // All open connections at once, as a released one would be handed out again.
      const open = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
      await Promise.all(open.map((client) => client.query(ONLY_READ)));
      for (const client of open) client.release();
    },
    watch: (watcher) => {
      queries.watcher = watcher;
    },
    close: async () => {
      await replicas?.close();
      await pool.end();
    },
  };
}

/** Runs a statement that the query builder cannot express, and returns its rows. */
export async function rowsOf<Row>(db: Database | Transaction, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
