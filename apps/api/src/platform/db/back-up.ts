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

/** How many copies are kept: the newest. */
const KEPT = 3;

/** The names of the folders of embedded databases, in the data folder. */
const DATABASE = 'database';
const BACKUPS = 'database-backups';
/** Ends the name of a copy that is not whole. */
const PART = '.part';
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
  removeParts(backups);
  const copy = join(backups, `${new Date().toISOString().replace(/[:.]/g, '-')}-${last ?? 'unknown'}`);
  // Bears its name once it is whole.
  cpSync(database, `${copy}${PART}`, { recursive: true });
  renameSync(`${copy}${PART}`, copy);
  for (const name of readdirSync(backups).filter(isWhole).toSorted().slice(0, -KEPT)) remove(backups, name);
  return copy;
}

/** Removes what a crash or a full disk has left: nobody goes back to it, and it takes the place that the next needs. */
function removeParts(backups: string): void {
  for (const name of readdirSync(backups)) if (!isWhole(name)) remove(backups, name);
}

const isWhole = (name: string): boolean => !name.endsWith(PART);

const remove = (folder: string, name: string): void =>
  rmSync(join(folder, name), { recursive: true, force: true });

/** Notes that the database has had all migrations. */
export function markMigrated(dataDir: string): void {
  writeFileSync(join(dataDir, MARK), newestMigration());
}

function readMark(dataDir: string): string | null {
  const path = join(dataDir, MARK);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

const newestMigration = (): string => migrationNames().at(-1) ?? '';
