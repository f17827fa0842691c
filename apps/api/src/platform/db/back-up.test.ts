import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backUpBeforeMigrating, markMigrated } from './back-up';

let dataDir: string;
const backups = () =>
  existsSync(join(dataDir, 'database-backups')) ? readdirSync(join(dataDir, 'database-backups')) : [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'millrace-back-up-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true, force: true });
});

function makeDatabase(): void {
  mkdirSync(join(dataDir, 'database', 'base'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'base', '1'), 'rows');
}

it('copies nothing of a database that is not there yet, or has had all migrations', () => {
  expect(backUpBeforeMigrating(dataDir)).toBeNull();
  makeDatabase();
  markMigrated(dataDir);
  expect(backUpBeforeMigrating(dataDir)).toBeNull();
  expect(backups()).toEqual([]);
});

it('copies all of one that is of a version before, or of one that nobody knows', () => {
  makeDatabase();
  const copy = backUpBeforeMigrating(dataDir) ?? '';
  expect(copy).toMatch(/Z-unknown$/);
  expect(readFileSync(join(copy, 'base', '1'), 'utf8')).toBe('rows');
  writeFileSync(join(dataDir, 'database-migrated'), '2026_before');
  expect(backUpBeforeMigrating(dataDir)).toMatch(/Z-2026_before$/);
});

it('the newest three backups are kept', () => {
  makeDatabase();
  vi.useFakeTimers();
  for (const day of [1, 2, 3, 4, 5]) {
    vi.setSystemTime(new Date(Date.UTC(2026, 0, day)));
    backUpBeforeMigrating(dataDir);
  }
  expect(backups().map((name) => name.slice(0, 10))).toEqual(['2026-01-03', '2026-01-04', '2026-01-05']);
});

it('removes what a crash left of a copy, which takes the place of none that is whole', () => {
  makeDatabase();
  const folder = join(dataDir, 'database-backups');
  const whole = ['2026-01-01T00-00-00-000Z-a', '2026-01-02T00-00-00-000Z-b'];
  const parts = ['2026-01-03T00-00-00-000Z-c.part', '2026-01-04T00-00-00-000Z-c.part'];
  for (const name of [...whole, ...parts]) mkdirSync(join(folder, name, 'base'), { recursive: true });
  const copy = backUpBeforeMigrating(dataDir) ?? '';
  expect(backups().toSorted()).toEqual([...whole, basename(copy)]);
});
