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

/** Returns the names of this version's migrations in order. */
export function migrationNames(): string[] {
  const journal: unknown = JSON.parse(readFileSync(join(MIGRATIONS_PATH, 'meta', '_journal.json'), 'utf8'));
  const { entries } = journal as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
}
