import { browserStore, type PostFile } from '@millrace/api-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearClientStorage } from '../../internal/clear-client-storage';
import { DRAFT_FILE_MAX_AGE_MS, DRAFT_FILES_MAX_BYTES, DraftFiles, isDraftFile } from './draft-files';

const files = new DraftFiles(browserStore('millrace.drafts', isDraftFile));

const IDS = ['one', 'two', 'three'];

/** @param bytes How large it says to be: a test has not as much. */
function aFile(name: string, bytes?: number): PostFile {
  const file = new File([name], name, { type: 'video/mp4', lastModified: 1_700_000_000_000 });
  if (bytes !== undefined) Object.defineProperty(file, 'size', { value: bytes });
  return { kind: 'video', file };
}

beforeEach(async () => {
  for (const id of IDS) await files.remove(id);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a file comes back as it was, by its own id alone', async () => {
  expect(await files.keep('one', aFile('draw.mp4'))).toBe(true);
  const kept = await files.find('one');
  expect([kept?.kind, kept?.file.name, kept?.file.type, kept?.file.lastModified]).toEqual([
    'video',
    'draw.mp4',
    'video/mp4',
    1_700_000_000_000,
  ]);
  expect(await kept?.file.text()).toBe('draw.mp4');
  expect(await files.find('two')).toBeNull();
});

test('a file that is taken away right behind being chosen does not come back', async () => {
  const [isKept] = await Promise.all([files.keep('one', aFile('draw.mp4')), files.remove('one')]);
  expect([isKept, await files.find('one')]).toEqual([true, null]);
});

test('one that is too large is not kept', async () => {
  expect(await files.keep('one', aFile('large.mp4', DRAFT_FILES_MAX_BYTES + 1))).toBe(false);
  expect(await files.find('one')).toBeNull();
});

test('the oldest gives way where all together would be too much', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  await files.keep('one', aFile('first.mp4'));
  vi.setSystemTime(2_000);
  await files.keep('two', aFile('second.mp4'));
  vi.setSystemTime(3_000);
  // There is room for the second beside it, and not for the first as well.
  await files.keep('three', aFile('third.mp4', DRAFT_FILES_MAX_BYTES - 'second.mp4'.length));
  expect(await files.find('one')).toBeNull();
  expect((await files.find('two'))?.file.name).toBe('second.mp4');
});

test('after a week it is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 });
  await files.keep('one', aFile('draw.mp4'));
  vi.setSystemTime(1_000 + DRAFT_FILE_MAX_AGE_MS - 1);
  expect(await files.find('one')).not.toBeNull();
  vi.setSystemTime(1_000 + DRAFT_FILE_MAX_AGE_MS);
  expect(await files.find('one')).toBeNull();
});

test('nothing is left of it for whoever comes after a member who signs out, and files are kept again', async () => {
  await files.keep('one', aFile('draw.mp4'));
  clearClientStorage();
  await vi.waitFor(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain('millrace.drafts');
  });
  expect(await files.find('one')).toBeNull();
  expect(await files.keep('two', aFile('next.mp4'))).toBe(true);
  expect((await files.find('two'))?.file.name).toBe('next.mp4');
});

test('a browser that keeps nothing, or is full, says so quietly', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  });
  expect(await files.keep('one', aFile('draw.mp4'))).toBe(false);
  vi.restoreAllMocks();
  const refuse = () => {
    throw new DOMException('Not in a private window.', 'SecurityError');
  };
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse);
  // Of what was opened before.
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse);
  expect(await files.keep('one', aFile('draw.mp4'))).toBe(false);
  expect(await files.find('one')).toBeNull();
});
