import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock, as the lock says it. Versions before say the process alone. */
export interface Holder {
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
export const ourselves = (): Holder => ({
  pid: process.pid,
  startedAt: startOf(process.pid),
  host: hostname(),
  boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  pids: orNull(() => readlinkSync('/proc/self/ns/pid')),
});

/** Reads what a lock says. @returns Null where it is none of ours. */
export function parseHolder(text: string): Holder | null {
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
export const isAmongUs = ({ host, boot, pids }: Holder, us: Holder): boolean =>
  host === null || (host === us.host && boot === us.boot && pids === us.pids);

/** Whether a holder goes by the same clock: it is on this machine, be it in a container or before the machine started anew. */
export const hasOurClock = ({ host, boot }: Holder, us: Holder): boolean =>
  host === us.host || (boot !== null && boot === us.boot);

/** Whether a holder among us runs. */
export function isRunning({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
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
