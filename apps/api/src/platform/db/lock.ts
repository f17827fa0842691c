import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  linkSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

/** Intervals of the lock file in milliseconds, for processes that cannot see each other. */
interface LockTimes {
  /** Touch interval of the holder. */
  beatMs: number;
  /** Age from which the lock counts as abandoned. */
  staleMs: number;
  /** Polling interval of a waiting process. */
  lookMs: number;
}

const TIMES: LockTimes = { beatMs: 5_000, staleMs: 60_000, lookMs: 1_000 };

/** Polling interval for the end of a killed process, in milliseconds. */
const ENDING_LOOK_MS = 10;

/** Error for a folder that another process uses. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  /** The holder, and where it runs if elsewhere. */
  readonly owner: string;
  constructor(
    readonly folder: string,
    { pid, host }: LockOwner,
    isHere: boolean,
  ) {
    const owner = isHere ? `process ${pid}` : `process ${pid} of the machine or container ${host}`;
    super(
      `The data folder ${folder} is in use by ${owner}. Stop that process, or set DATA_DIR to another folder.`,
    );
    this.owner = owner;
  }
}

/**
 * Locks the folder for this process with a lock file: the embedded database would admit a second process and lose
 * data.
 *
 * The lock of a dead process is taken over. If the process cannot be seen, as it ran on another machine or in another
 * container, the lock is taken over once it was not touched for a minute.
 *
 * @param onWait Receives a line if the lock has to be watched first.
 * @returns A function that releases the folder.
 * @throws {FolderInUseError} while another process holds it.
 */
export async function lockFolder(
  folder: string,
  path: string,
  onWait: (line: string) => void = () => undefined,
  times: LockTimes = TIMES,
): Promise<() => Promise<void>> {
  const us = ourselves();
  const own = JSON.stringify(us);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    if (createExclusively(path, own)) return hold(path, own, times);
    const held = readIfThere(path);
    if (held === null) continue;
    const owner = parseLockOwner(held);
    const isHere = owner === null || isAmongUs(owner, us);
    if (owner && isHere && !(await isGone(owner, times))) throw new FolderInUseError(folder, owner, true);
    if (owner && !isHere) {
      const use = await watch(path, held, hasOurClock(owner, us), times, () =>
        onWait(
          `The data folder ${folder} was last used by process ${owner.pid} of the machine or container ${owner.host}: waiting for up to ${times.staleMs / 1000} seconds to see whether it still is.`,
        ),
      );
      if (use === 'touched') throw new FolderInUseError(folder, owner, false);
      if (use === 'replaced') continue;
    }
    moveAway(path, held);
  }
  throw new Error(`The lock ${path} could not be taken.`);
}

/** Returns true if a visible holder is gone; waits for one that was killed. */
async function isGone(owner: LockOwner, { staleMs, lookMs }: LockTimes): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < staleMs; waitedMs += ENDING_LOOK_MS) {
    const state = lockOwnerState(owner);
    if (state !== 'ends') return state === 'gone';
    await sleep(Math.min(ENDING_LOOK_MS, lookMs));
  }
  return false;
}

/**
 * Watches a lock for a touch.
 *
 * @param hasOurClock True if the age of the last touch is known; otherwise waits for the next touch.
 */
async function watch(
  path: string,
  held: string,
  hasOurClock: boolean,
  { staleMs, lookMs }: LockTimes,
  onWait: () => void,
): Promise<'touched' | 'untouched' | 'replaced'> {
  const first = touchedAt(path);
  if (first === null) return 'replaced';
  let untouchedMs = hasOurClock ? Math.max(0, Date.now() - first) : 0;
  if (untouchedMs < staleMs) onWait();
  for (; untouchedMs < staleMs; untouchedMs += lookMs) {
    await sleep(lookMs);
    // Read first: network file systems report a stale time for a file that was not opened since.
    if (readIfThere(path) !== held) return 'replaced';
    if (touchedAt(path) !== first) return 'touched';
  }
  return 'untouched';
}

function hold(path: string, own: string, { beatMs }: LockTimes): () => Promise<void> {
  const endBeat = startHeartbeat(path, own, beatMs);
  return async () => {
    await endBeat();
    release(path, own);
  };
}

function createExclusively(path: string, content: string): boolean {
  // Written under another name and linked, so that nobody reads an empty lock. Process ids repeat across
  // containers.
  const draft = `${path}.${randomUUID()}`;
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
  const aside = `${path}.stale-${randomUUID()}`;
  try {
    renameSync(path, aside);
    // Another process replaced the stale lock first: restore its lock.
    if (readIfThere(aside) !== stale) linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'ENOENT') && !isCode(error, 'EEXIST')) throw error;
  }
  rmSync(aside, { force: true });
}

function release(path: string, own: string): void {
  if (readIfThere(path) === own) rmSync(path, { force: true });
}

const readIfThere = (path: string): string | null => orNullIfGone(() => readFileSync(path, 'utf8'));

const touchedAt = (path: string): number | null => orNullIfGone(() => statSync(path).mtimeMs);

function orNullIfGone<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The holder as recorded in the lock file. Earlier versions record only the process id. */
interface LockOwner {
  pid: number;
  /** Start time of the process as the system reports it, as process ids are reused. */
  startedAt: string | null;
  /** Host name of the machine or container. */
  host: string | null;
  /** Boot id of the machine, shared by its containers; null if unknown. */
  boot: string | null;
  /** PID namespace, which differs by container; null if unknown. */
  pids: string | null;
}

/** This process. */
export const ourselves = (): LockOwner => ({
  pid: process.pid,
  startedAt: startOf(process.pid),
  host: hostname(),
  boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  pids: orNull(() => readlinkSync('/proc/self/ns/pid')),
});

/** Parses a lock file. @returns Null for an invalid one. */
function parseLockOwner(text: string): LockOwner | null {
  const said: unknown = orNull(() => JSON.parse(text));
  if (typeof said !== 'object' || said === null || !('pid' in said) || typeof said.pid !== 'number') {
    return null;
  }
  const field = (name: 'startedAt' | 'host' | 'boot' | 'pids'): string | null => {
    const value: unknown = Reflect.get(said, name);
    return typeof value === 'string' ? value : null;
  };
  return {
    pid: said.pid,
    startedAt: field('startedAt'),
    host: field('host'),
    boot: field('boot'),
    pids: field('pids'),
  };
}

/** Returns true if the holder's process id is in our namespace. */
const isAmongUs = ({ host, boot, pids }: LockOwner, us: LockOwner): boolean =>
  host === null || (host === us.host && boot === us.boot && pids === us.pids);

/** Returns true if the holder shares our clock: the same machine, even in a container or before a reboot. */
const hasOurClock = ({ host, boot }: LockOwner, us: LockOwner): boolean =>
  host === us.host || (boot !== null && boot === us.boot);

/** State of a visible holder: running, killed but not yet gone, or gone. */
function lockOwnerState({ pid, startedAt }: LockOwner): 'runs' | 'ends' | 'gone' {
  const now = startOf(pid);
  const ending = orNull(() => endingOf(pid));
  // Checked last: an unreadable process may have just ended.
  if (!exists(pid) || (now !== null && startedAt !== null && now !== startedAt)) return 'gone';
  return ending ?? 'runs';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Set in the flags of a thread that ends (`PF_EXITING`). @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const EXITING = 0x4;

/** Bit of SIGKILL in the mask of pending signals. */
const KILL = 1n << 8n;

/**
 * Returns true if a Linux process is ending. A zombie is gone once its last thread is: until then a thread may still
 * write.
 */
function endingOf(pid: number): 'runs' | 'ends' | 'gone' {
  const [state = '', , , , , , flags = '0'] = statOf(pid);
  if (state === 'Z' || state === 'X') return readdirSync(`/proc/${pid}/task`).length > 1 ? 'ends' : 'gone';
  if ((Number(flags) & EXITING) !== 0) return 'ends';
  const waiting = readFileSync(`/proc/${pid}/status`, 'latin1').matchAll(
    /^(?:SigPnd|ShdPnd):\s*([0-9a-f]+)$/gm,
  );
  return [...waiting].some(([, mask]) => (BigInt(`0x${mask}`) & KILL) !== 0n) ? 'ends' : 'runs';
}

/** Fields of `/proc/PID/stat` from the state on. */
function statOf(pid: number): string[] {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The command in brackets may contain spaces and brackets; the fields follow the last one.
  return fields.slice(fields.lastIndexOf(')') + 2).split(' ');
}

function startOf(pid: number): string | null {
  try {
    return statOf(pid)[19] ?? null;
  } catch {
    return startByPs(pid);
  }
}

function startByPs(pid: number): string | null {
  if (process.platform === 'win32') return null;
  return orNull(() => {
    const text = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim() || null;
  });
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * Touches the lock in a worker thread: the embedded engine and the copy before migrations can block the main thread
 * for longer than the lock may age.
 *
 * Ends the process if another one holds the lock by now, after a suspend: two writers would corrupt the data.
 */
const BEAT = `
const { readFileSync, utimesSync } = require('node:fs');
const { path, own, everyMs } = require('node:worker_threads').workerData;
setInterval(() => {
  let held = own;
  try {
    held = readFileSync(path, 'utf8');
    if (held === own) utimesSync(path, new Date(), new Date());
  } catch {
    // The next attempt may succeed on a slow disk.
  }
  if (held !== own) throw new Error('Another process has taken ' + path + ' while this one stood still.');
}, everyMs);
`;

/** Touches the lock repeatedly until stopped. @param own Content of our lock file. */
function startHeartbeat(path: string, own: string, everyMs: number): () => Promise<void> {
  const worker = new Worker(BEAT, {
    eval: true,
    workerData: { path, own, everyMs },
    // Without the options of the main process, such as tracing.
    execArgv: [],
    env: {},
  });
  worker.unref();
  return async () => {
    await worker.terminate();
  };
}
