import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FOLDER = 0o700;
const FILE = 0o600;
/** Sticky bit of shared folders such as /tmp. */
const STICKY = 0o1000;

/** Entries that the process creates in its data folder. Others are left alone. */
const OWN = ['database', 'database-backups', 'database-migrated', 'files'] as const;

/** Sets the umask, so that new files and folders belong to the owner alone. */
export function restrictNewFiles(): void {
  // Threads share the process's umask and cannot set it.
  if (isMainThread) process.umask(0o077);
}

/**
 * Restricts the data folder and its content to the owner, correcting what an earlier version left open. A folder
 * that is already closed is not walked again.
 *
 * @param onOpen Receives the reason if others can still read it.
 */
export function restrictDataFolder(dataDir: string, onOpen: (line: string) => void): void {
  const tell = (reason: string) =>
    onOpen(`Other users of this machine can read the data folder ${dataDir}: ${reason}.`);
  try {
    for (const name of OWN) {
      const path = join(dataDir, name);
      if (existsSync(path) && isOpen(lstatSync(path).mode)) restrictTree(path);
    }
    const { mode } = lstatSync(dataDir);
    if (!isOpen(mode)) return;
    if (mode & STICKY) tell('it is a folder for everybody');
    else chmodSync(dataDir, FOLDER);
  } catch (error) {
    // The folder belongs to another user, as in a volume.
    tell(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Restricts a file, or a folder with its content, to the owner. Symbolic links are left alone.
 *
 * @throws Errors of the file system, such as for files of another user.
 */
export function restrictTree(path: string): void {
  const found = lstatSync(path);
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) restrictTree(join(path, name));
    // Last, so that an interrupted walk is repeated.
    if (isOpen(found.mode)) chmodSync(path, FOLDER);
  } else if (found.isFile() && isOpen(found.mode)) chmodSync(path, FILE);
}

const isOpen = (mode: number): boolean => (mode & 0o077) !== 0;

/**
 * Creates a folder with its parents. Node's own `recursive` never ends in an existing folder that accepts no entries, such
 * as `/proc`.
 *
 * @throws Errors of the file system.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}
