import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { MIGRATIONS_PATH } from '../paths';

/** A step that the tables came by. */
export interface Migration {
  /** As its file is called, without its ending. */
  name: string;
  /** When it was written, in milliseconds: by this the migrator knows whether a database has had it. */
  when: number;
}

/** A migration with what it does. */
export interface MigrationSteps extends Migration {
  hash: string;
  statements: readonly string[];
}

/** This version's migrations, the first first. */
export function knownMigrations(): Migration[] {
  const journal: unknown = JSON.parse(readFileSync(join(MIGRATIONS_PATH, 'meta', '_journal.json'), 'utf8'));
  const { entries } = journal as { entries: { tag: string; when: number }[] };
  return entries.map(({ tag, when }) => ({ name: tag, when }));
}

/** The same, with what they do. */
export function readMigrations(): MigrationSteps[] {
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS_PATH });
  return knownMigrations().map((migration, index) => {
    const { sql = [], hash = '' } = files[index] ?? {};
    return { ...migration, hash, statements: sql };
  });
}
