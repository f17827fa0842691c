import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHeartbeat } from './lock-heartbeat';
import {
  hasOurClock,
  isAmongUs,
  type LockOwner,
  lockOwnerState,
  ourselves,
  parseLockOwner,
} from './lock-owner';

/** How a lock shows that it is in use to those who cannot see its process, in milliseconds. */
export interface LockTimes {
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
      `The data folder ${folder} is in use by ${owner}. Stop that process, or name another folder with DATA_DIR.`,
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
