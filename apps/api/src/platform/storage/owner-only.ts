import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FOLDER = 0o700;
const FILE = 0o600;
/** The bit of folders such as /tmp, which are everybody's. */
const STICKY = 0o1000;

/** What the process makes in its data folder. Other entries are not ours to change. */
const OWN = ['database', 'database-backups', 'database-migrated', 'files'] as const;

/** Makes the files and folders that this process creates its owner's alone, whatever umask it was started with. */
export function restrictNewFiles(): void {
  // Threads share the process's umask and may not set it.
  if (isMainThread) process.umask(0o077);
}

/**
 * Takes the data folder, and what an earlier version made in it for all to read, from everybody but its owner.
 * A folder that is closed already is not walked again, so that this takes time once.
 *
 * @param onOpen Is told in a line why others can still read it.
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
    // As in a volume that belongs to another user.
    tell(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Takes a file, or a folder and all within, from everybody but its owner. A link is left as it is.
 *
 * @throws What the file system says, as of what belongs to another user.
 */
export function restrictTree(path: string): void {
  const found = lstatSync(path);
  if (found.isDirectory()) {
    for (const name of readdirSync(path)) restrictTree(join(path, name));
    // Last, so that a walk that was cut short is done again.
    if (isOpen(found.mode)) chmodSync(path, FOLDER);
  } else if (found.isFile() && isOpen(found.mode)) chmodSync(path, FILE);
}

const isOpen = (mode: number): boolean => (mode & 0o077) !== 0;

/**
 * Makes a folder and those above it. Node's own `recursive` never ends where a folder that is there takes no other,
 * as `/proc`.
 *
 * @throws What the file system says.
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
