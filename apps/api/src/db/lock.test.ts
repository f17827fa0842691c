import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './lock';

const folder = mkdtempSync(join(tmpdir(), 'millrace-lock-'));
const path = join(folder, 'database.lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['a number', (command: string) => ({ pid: command, startedAt: '1' })],
  ['a number that is one', (command: string) => ({ pid: `${process.pid}; ${command}`, startedAt: '1' })],
  ['a time', (command: string) => ({ pid: process.pid, startedAt: `$(${command})` })],
])('runs nothing of what a lock has in the place of %s', (_what, lockOf) => {
  const trace = join(folder, 'ran');
  writeFileSync(path, JSON.stringify(lockOf(`touch ${trace}`)));
  // No process that runs began then, or has such a number: the lock is taken over.
  const release = lockFolder(folder, path);
  expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
  expect(() => lockFolder(folder, path)).toThrow(FolderInUseError);
  release();
  expect([existsSync(trace), existsSync(path)]).toEqual([false, false]);
});
