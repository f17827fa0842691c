import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUseError, lockFolder, ourselves } from './lock';

const TIMES = { beatMs: 50, staleMs: 600, lookMs: 20 };

let folder: string;
let path: string;
let unlock: (() => Promise<void>) | undefined;
let touching: NodeJS.Timeout | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-lock-'));
  path = join(folder, 'database.lock');
});
afterEach(async () => {
  clearInterval(touching);
  await unlock?.();
  unlock = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Leaves a lock as a process of another container has, which has the same pid and is no more. */
function leave(other: Partial<ReturnType<typeof ourselves>>, ageMs = 0): void {
  writeFileSync(path, JSON.stringify({ ...ourselves(), startedAt: '1', ...other }));
  const at = new Date(Date.now() - ageMs);
  utimesSync(path, at, at);
}

/** What the wait was told with, and how long it took. */
async function take() {
  const lines: string[] = [];
  const startedAt = Date.now();
  unlock = await lockFolder(folder, path, (line) => lines.push(line), TIMES);
  return { lines, ms: Date.now() - startedAt };
}

const held = () => JSON.parse(readFileSync(path, 'utf8'));

const ELSEWHERE = { host: 'another-container', boot: 'another-boot', pids: 'pid:[1]' };

describe('a lock of another machine or container', () => {
  it.each([
    ['of another machine', ELSEWHERE],
    ['of another container of this machine', { host: 'another-container', pids: 'pid:[1]' }],
    ['of another container of the same name', { pids: 'pid:[1]' }],
  ])('%s is refused while it is touched, whatever its pid means here', async (_what, other) => {
    leave(other);
    touching = setInterval(() => utimesSync(path, new Date(), new Date()), TIMES.beatMs);
    const refused = await take().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderInUseError);
    expect(String(refused)).toContain(
      `is in use by process ${process.pid} of the machine or container ${held().host}. Stop that process`,
    );
    expect(held()).toMatchObject(other);
  });

  it('is taken over once it was not touched for long enough, and that is told first', async () => {
    // Its clock may be any.
    leave(ELSEWHERE, 3_600_000);
    const { lines, ms } = await take();
    expect(ms).toBeGreaterThanOrEqual(TIMES.staleMs - TIMES.lookMs);
    expect(lines).toEqual([
      expect.stringContaining('machine or container another-container: waiting for up to'),
    ]);
    expect(held()).toEqual(ourselves());
  });

  it.each([
    ['a container of this machine that is gone', { host: 'another-container', pids: 'pid:[1]' }],
    ['this machine before it started anew', { boot: 'another-boot' }],
  ])('is taken over at once from %s, where the clock says that it was left', async (_what, other) => {
    leave(other, TIMES.staleMs + 1000);
    const { lines } = await take();
    expect(lines).toEqual([]);
    expect(held()).toEqual(ourselves());
  });
});

describe('a lock of one’s own', () => {
  it('is touched while it is held, even where nothing else can be done', async () => {
    await take();
    const first = statSync(path).mtimeMs;
    const until = Date.now() + 20_000;
    // Holds up this thread, as the engine may.
    let last = first;
    while (Date.now() < until && last === first) last = statSync(path).mtimeMs;
    expect(last).toBeGreaterThan(first);
  });

  it('lets nobody else in, and is there for the next once it is given back', async () => {
    await take();
    await expect(lockFolder(folder, path)).rejects.toThrow(`is in use by process ${process.pid}. Stop that`);
    await unlock?.();
    await take();
    expect(held()).toEqual(ourselves());
  });

  it('takes the folder over from a killed process as soon as the process has exited', async () => {
    const killed = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    await once(killed, 'spawn');
    leave({ pid: killed.pid ?? 0, startedAt: null });
    const refused = await take().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderInUseError);
    killed.kill('SIGKILL');
    const { lines } = await take();
    expect(lines).toEqual([]);
    expect(held()).toEqual(ourselves());
  });

  it('is taken over from a process of a version before, which says its pid alone', async () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, startedAt: '1' }));
    const { lines } = await take();
    expect(lines).toEqual([]);
    expect(held()).toEqual(ourselves());
  });
});

describe('what stands in a lock', () => {
  it.each([
    ['a number', (command: string) => ({ pid: command, startedAt: '1' })],
    ['a number that is one', (command: string) => ({ pid: `${process.pid}; ${command}`, startedAt: '1' })],
    ['a time', (command: string) => ({ pid: process.pid, startedAt: `$(${command})` })],
  ])('is run nowhere, in the place of %s', async (_what, lockOf) => {
    const trace = join(folder, 'ran');
    writeFileSync(path, JSON.stringify(lockOf(`touch ${trace}`)));
    await take();
    expect(held()).toEqual(ourselves());
    expect(existsSync(trace)).toBe(false);
  });
});
