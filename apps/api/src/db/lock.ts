import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

interface Holder {
  pid: number;
  /** When the process with this pid started, as the system tells it: a pid is used again sooner or later. */
  startedAt: string | null;
}

/** Another process uses the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  constructor(
    readonly folder: string,
    readonly pid: number,
  ) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or name another folder with DATA_DIR.`,
    );
  }
}

/**
 * Takes the folder for this process by a file in it; the embedded database itself would let a second process in
 * and lose data.
 *
 * A lock whose process no longer runs is taken over.
 *
 * @returns What gives the folder back.
 * @throws {FolderInUseError} while another process holds it.
 */
export function lockFolder(folder: string, path: string): () => void {
  const own = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createExclusively(path, own)) return () => release(path, own);
    const held = readIfThere(path);
    if (held === null) continue;
    const holder = parseHolder(held);
    if (holder && isRunning(holder)) throw new FolderInUseError(folder, holder.pid);
    moveAway(path, held);
  }
  throw new Error(`The lock ${path} could not be taken.`);
}

function createExclusively(path: string, content: string): boolean {
  // Written elsewhere first and then linked, so that nobody reads a lock that is still empty.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function moveAway(path: string, stale: string): void {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
    // Somebody was quicker and has replaced the stale lock by a good one: give it back.
    if (readIfThere(aside) !== stale) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  }
  rmSync(aside, { force: true });
}

function release(path: string, own: string): void {
  if (readIfThere(path) === own) rmSync(path, { force: true });
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(text);
    if (
      typeof holder !== 'object' ||
      holder === null ||
      !('pid' in holder) ||
      typeof holder.pid !== 'number'
    ) {
      return null;
    }
    const startedAt = 'startedAt' in holder && typeof holder.startedAt === 'string' ? holder.startedAt : null;
    return { pid: holder.pid, startedAt };
  } catch {
    return null;
  }
}

function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (!isCode(error, 'EPERM')) return false;
  }
  const now = startOf(pid);
  return now === null || startedAt === null || now === startedAt;
}

function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name in brackets may hold spaces and brackets; what follows the last bracket is regular.
    return fields.slice(fields.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return startByPs(pid);
  }
}

function startByPs(pid: number): string | null {
  if (process.platform === 'win32') return null;
  try {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim() || null;
  } catch {
    return null;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
