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

/** How a lock shows that it is in use to those who cannot see its process, in milliseconds. */
interface LockTimes {
  /** How often it is touched. */
  beatMs: number;
  /** Untouched for so long, nobody uses it. */
  staleMs: number;
  /** How often it is looked at meanwhile. */
  lookMs: number;
}

const TIMES: LockTimes = { beatMs: 5_000, staleMs: 60_000, lookMs: 1_000 };

/** How often it is looked whether a process that was killed is gone, in milliseconds. */
const ENDING_LOOK_MS = 10;

/** Another process uses the folder. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  /** The process, and where it runs unless that is here. */
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
 * Takes the folder for this process by a file in it; the embedded database itself would let a second process in
 * and lose data.
 *
 * A lock whose process no longer runs is taken over. Where that cannot be seen, as it was made on another machine or in
 * another container that share the folder, it is taken over once nobody has touched it for a minute.
 *
 * @param onWait Is told, in a line, when it has to be seen whether somebody still touches it.
 * @returns What gives the folder back.
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

/** Whether a holder among us is gone; one that was killed is waited for until it is. */
async function isGone(owner: LockOwner, { staleMs, lookMs }: LockTimes): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < staleMs; waitedMs += ENDING_LOOK_MS) {
    const state = lockOwnerState(owner);
    if (state !== 'ends') return state === 'gone';
    await sleep(Math.min(ENDING_LOOK_MS, lookMs));
  }
  return false;
}

/**
 * Sees whether somebody touches a lock.
 *
 * @param hasOurClock Whether the age of the last touch can be told; otherwise it is waited for the next one.
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
    // Read first: a disk of the network tells an old time of a file that was not opened since.
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
  // Written elsewhere first and then linked, so that nobody reads a lock that is still empty. Pids are the same in many
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

/** Who holds a lock, as the lock says it. Versions before say the process alone. */
interface LockOwner {
  pid: number;
  /** When the process with this pid started, as the system tells it: a pid is used again sooner or later. */
  startedAt: string | null;
  /** The name of the machine, or of the container. */
  host: string | null;
  /** Which start of the machine it is, the same in all its containers; null where the system does not tell. */
  boot: string | null;
  /** Among which processes the pid counts, which is another for each container; likewise. */
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

/** Reads what a lock says. @returns Null where it is none of ours. */
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

/** Whether a holder's pid means anything here. */
const isAmongUs = ({ host, boot, pids }: LockOwner, us: LockOwner): boolean =>
  host === null || (host === us.host && boot === us.boot && pids === us.pids);

/** Whether a holder goes by the same clock: it is on this machine, be it in a container or before the machine started anew. */
const hasOurClock = ({ host, boot }: LockOwner, us: LockOwner): boolean =>
  host === us.host || (boot !== null && boot === us.boot);

/** What becomes of a holder among us: it runs, it was killed and is about to be gone, or it is gone. */
function lockOwnerState({ pid, startedAt }: LockOwner): 'runs' | 'ends' | 'gone' {
  const now = startOf(pid);
  const ending = orNull(() => endingOf(pid));
  // Asked last: what could not be read may be so as it has gone meanwhile.
  if (!exists(pid) || (now !== null && startedAt !== null && now !== startedAt)) return 'gone';
  return ending ?? 'runs';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Set in the flags of a thread that ends (`PF_EXITING`). @see https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const EXITING = 0x4;

/** The bit of the ninth signal, SIGKILL, among those that wait to be delivered. */
const KILL = 1n << 8n;

/**
 * Whether a process of Linux ends. One that is dead and that nobody has asked for (a zombie) is gone once its last thread
 * is: until then a thread may still write.
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

/** What `/proc/PID/stat` says from the state on. */
function statOf(pid: number): string[] {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name in brackets may hold spaces and brackets; what follows the last bracket is regular.
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
 * Touches the lock, in a thread of its own: the embedded engine, and the copy before migrations, may hold up this one
 * for longer than a lock may go untouched.
 *
 * Where somebody else has the lock by now, as this process stood still for too long, two would write: it ends.
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
    // A disk that does not answer may answer the next time.
  }
  if (held !== own) throw new Error('Another process has taken ' + path + ' while this one stood still.');
}, everyMs);
`;

/** Says that a lock is in use, again and again, until it is told to end. @param own What the lock holds. */
function startHeartbeat(path: string, own: string, everyMs: number): () => Promise<void> {
  const worker = new Worker(BEAT, {
    eval: true,
    workerData: { path, own, everyMs },
    // Nothing that this process was started with belongs there, such as tracing.
    execArgv: [],
    env: {},
  });
  worker.unref();
  return async () => {
    await worker.terminate();
  };
}
