import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import { MIGRATIONS_PATH } from '../paths';

/** Key of the advisory lock for migrations; the same in every process. */
const MIGRATION_LOCK = 7_260_411;

/** Applies pending migrations to the embedded engine. */
export const migrateEmbedded = <Schema extends Record<string, unknown>>(db: PgliteDatabase<Schema>) =>
  migratePglite(db, { migrationsFolder: MIGRATIONS_PATH });

/** Applies pending migrations to PostgreSQL; concurrent processes take turns. */
export async function migrateServer(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePostgres(drizzle(client), { migrationsFolder: MIGRATIONS_PATH });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    client.release();
  }
}

/**
 * Checks that a standby, which cannot be migrated, has this version's migrations.
 *
 * @throws {StandbyBehindError}
 */
export async function requireMigrated(pool: Pool): Promise<void> {
  const newest = journal().at(-1)?.when ?? 0;
  const { rows } = await pool
    .query<{ newest: string | null }>('SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations')
    // An empty primary has no such table.
    .catch(() => ({ rows: [] }));
  if (Number(rows[0]?.newest ?? 0) < newest) throw new StandbyBehindError();
}

/** Error for a standby without the migrations of this version. */
export class StandbyBehindError extends Error {
  override name = 'StandbyBehindError';
  constructor() {
    super(
      'The standby at DATABASE_URL doesn’t have the migrations of this version. Start this version on the primary first, and try again once the standby has caught up.',
    );
  }
}

/** Returns the names of this version's migrations in order. */
export const migrationNames = (): string[] => journal().map(({ tag }) => tag);

function journal(): { tag: string; when: number }[] {
  const read: unknown = JSON.parse(readFileSync(join(MIGRATIONS_PATH, 'meta', '_journal.json'), 'utf8'));
  return (read as { entries: { tag: string; when: number }[] }).entries;
}
