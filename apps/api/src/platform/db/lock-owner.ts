import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock, as the lock says it. Versions before say the process alone. */
export interface LockOwner {
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
export function parseLockOwner(text: string): LockOwner | null {
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
export const isAmongUs = ({ host, boot, pids }: LockOwner, us: LockOwner): boolean =>
  host === null || (host === us.host && boot === us.boot && pids === us.pids);

/** Whether a holder goes by the same clock: it is on this machine, be it in a container or before the machine started anew. */
export const hasOurClock = ({ host, boot }: LockOwner, us: LockOwner): boolean =>
  host === us.host || (boot !== null && boot === us.boot);

/** What becomes of a holder among us: it runs, it was killed and is about to be gone, or it is gone. */
export function lockOwnerState({ pid, startedAt }: LockOwner): 'runs' | 'ends' | 'gone' {
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
