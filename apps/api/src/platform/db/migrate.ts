import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import { MIGRATIONS_PATH } from '../paths';

/** Any number; the same in every process that migrates. */
const MIGRATION_LOCK = 7_260_411;

/** Applies what is new among the migrations to the embedded engine. */
export const migrateEmbedded = <Schema extends Record<string, unknown>>(db: PgliteDatabase<Schema>) =>
  migratePglite(db, { migrationsFolder: MIGRATIONS_PATH });

/** Applies what is new among the migrations to PostgreSQL; processes that start together do it one after another. */
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
