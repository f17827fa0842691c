import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { knownMigrations } from './known-migrations';

/** How many copies are kept: the newest. */
const KEPT = 3;

/** The names of the folders of embedded databases, in the data folder. */
const DATABASE = 'database';
const BACKUPS = 'database-backups';
/** Says which migration the database has last had. */
const MARK = 'database-migrated';

/**
 * Copies the embedded database before migrations change it, so that there is a way back. For while nobody has it open.
 *
 * To go back, stop the server, put the copy in the place of `database`, and start the version that made it.
 *
 * @returns The copy's folder; null where nothing is new, or there is no database yet.
 */
export function backUpBeforeMigrating(dataDir: string): string | null {
  const database = join(dataDir, DATABASE);
  if (!existsSync(database)) return null;
  const last = readMark(dataDir);
  if (last === newestMigration()) return null;
  const backups = join(dataDir, BACKUPS);
  mkdirSync(backups, { recursive: true });
  const copy = join(backups, `${new Date().toISOString().replace(/[:.]/g, '-')}-${last ?? 'unknown'}`);
  // Bears its name once it is whole.
  cpSync(database, `${copy}.part`, { recursive: true });
  renameSync(`${copy}.part`, copy);
  for (const name of readdirSync(backups).toSorted().slice(0, -KEPT)) {
    rmSync(join(backups, name), { recursive: true, force: true });
  }
  return copy;
}

/** Notes that the database has had all migrations. */
export function markMigrated(dataDir: string): void {
  writeFileSync(join(dataDir, MARK), newestMigration());
}

function readMark(dataDir: string): string | null {
  const path = join(dataDir, MARK);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const newestMigration = (): string => knownMigrations().at(-1)?.name ?? '';
