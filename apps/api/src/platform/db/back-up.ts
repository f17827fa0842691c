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
import { migrationNames } from './migrate';

/** Number of copies to keep. */
const KEPT = 3;

/** Folder names of the embedded database and its copies in the data folder. */
const DATABASE = 'database';
const BACKUPS = 'database-backups';
/** Suffix of an incomplete copy. */
const PART = '.part';
/** File with the name of the last applied migration. */
const MARK = 'database-migrated';

/**
 * Copies the embedded database before migrations change it. Nobody may have it open.
 *
 * To roll back, stop the server, replace `database` with the copy, and start the version that made it.
 *
 * @returns The copy's folder; null if no migration is pending, or there is no database yet.
 */
export function backUpBeforeMigrating(dataDir: string): string | null {
  const database = join(dataDir, DATABASE);
  if (!existsSync(database)) return null;
  const last = readMark(dataDir);
  if (last === newestMigration()) return null;
  const backups = join(dataDir, BACKUPS);
  mkdirSync(backups, { recursive: true });
  removeParts(backups);
  const copy = join(backups, `${new Date().toISOString().replace(/[:.]/g, '-')}-${last ?? 'unknown'}`);
  // Renamed once it is complete.
  cpSync(database, `${copy}${PART}`, { recursive: true });
  renameSync(`${copy}${PART}`, copy);
  for (const name of readdirSync(backups).filter(isWhole).toSorted().slice(0, -KEPT)) remove(backups, name);
  return copy;
}

/** Deletes incomplete copies that a crash or a full disk left: they take the space that the next one needs. */
function removeParts(backups: string): void {
  for (const name of readdirSync(backups)) if (!isWhole(name)) remove(backups, name);
}

const isWhole = (name: string): boolean => !name.endsWith(PART);

const remove = (folder: string, name: string): void =>
  rmSync(join(folder, name), { recursive: true, force: true });

/** Records that all migrations were applied. */
export function markMigrated(dataDir: string): void {
  writeFileSync(join(dataDir, MARK), newestMigration());
}

function readMark(dataDir: string): string | null {
  const path = join(dataDir, MARK);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const newestMigration = (): string => migrationNames().at(-1) ?? '';
