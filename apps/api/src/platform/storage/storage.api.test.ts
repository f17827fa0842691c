import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3Store, startS3Store } from '@millrace/test-servers/s3-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStorage } from './folder-storage';
import { readS3Place } from './s3-place';
import { s3Storage } from './s3-storage';
import { type FileStorage, NoSuchFileError } from './storage';
import { PART_BYTES } from './stored-parts';

const folder = mkdtempSync(join(tmpdir(), 'millrace-files-'));
let store: S3Store;

beforeAll(async () => {
  store = await startS3Store();
});
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The store's bucket, below a prefix of its own. */
const bucket = (prefix = ''): FileStorage => {
  const place = readS3Place(`${store.url}/${prefix}`);
  if (!place) throw new Error(`${store.url} is no place.`);
  return s3Storage(place);
};

/** Gives what it has, then fails as a connection does that is cut. */
async function* cutAfter(...chunks: Buffer[]) {
  yield* chunks;
  throw new Error('The connection was cut.');
}

async function listed(storage: FileStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.names()) names.push(name);
  return names.toSorted();
}

describe.each([
  ['a folder', () => folderStorage(join(folder, 'all'))],
  ['a bucket', () => bucket()],
  ['a bucket that others use too', () => bucket('app/files')],
])('%s', (_, open) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = open();
  });

  const contentOf = async (name: string, part?: { start: number; end: number }) =>
    buffer(await storage.read(name, part));

  it('has nothing at first, and says so', async () => {
    expect(await listed(storage)).toEqual([]);
    expect(await storage.lengthOf('missing.png')).toBe(0);
    await expect(storage.read('missing.png')).rejects.toThrow(NoSuchFileError);
    await expect(storage.read('missing.png', { start: 2, end: 3 })).rejects.toThrow(NoSuchFileError);
    await storage.remove('missing.png');
  });

  it('keeps what it is given, whole or as it comes, and gives any stretch of it back', async () => {
    const bytes = randomBytes(300_000);
    await storage.put('whole.png', bytes);
    await storage.put('coming.pdf', Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]));
    await storage.put('nothing.txt', Buffer.alloc(0));
    for (const name of ['whole.png', 'coming.pdf']) {
      expect(await storage.lengthOf(name)).toBe(bytes.length);
      expect((await contentOf(name)).equals(bytes)).toBe(true);
      expect(await contentOf(name, { start: 5, end: 5 })).toEqual(bytes.subarray(5, 6));
      expect((await contentOf(name, { start: 100_000, end: 299_999 })).equals(bytes.subarray(100_000))).toBe(
        true,
      );
    }
    expect(await contentOf('nothing.txt')).toHaveLength(0);
    expect(await listed(storage)).toEqual(['coming.pdf', 'nothing.txt', 'whole.png']);
  });

  it('keeps nothing of what fails on its way', async () => {
    await expect(storage.put('cut.png', cutAfter(randomBytes(6 * 1024 * 1024)))).rejects.toThrow('cut');
    expect(await listed(storage)).not.toContain('cut.png');
    expect(await storage.lengthOf('cut.png')).toBe(0);
  });

  it('goes on where an upload was cut off, and reads it as one file', async () => {
    const bytes = randomBytes(PART_BYTES + 500_000);
    const first = bytes.subarray(0, 200_000);
    await expect(storage.append('film.mp4', Readable.from(cutAfter(first)), 0)).rejects.toThrow('cut');
    expect(await storage.lengthOf('film.mp4')).toBe(first.length);
    const rest = [bytes.subarray(first.length, 3_000_000), bytes.subarray(3_000_000)];
    expect(await storage.append('film.mp4', Readable.from(rest), first.length)).toBe(bytes.length);
    expect(await storage.lengthOf('film.mp4')).toBe(bytes.length);
    expect((await contentOf('film.mp4')).equals(bytes)).toBe(true);
    const across = { start: first.length - 10, end: PART_BYTES + 300_000 };
    expect((await contentOf('film.mp4', across)).equals(bytes.subarray(across.start, across.end + 1))).toBe(
      true,
    );
    expect((await listed(storage)).filter((name) => name === 'film.mp4')).toHaveLength(1);
  });

  it('adds to what was brought here before all of it had arrived', async () => {
    await storage.put('begun.mp4', Buffer.from('first '));
    expect(await storage.append('begun.mp4', Readable.from([Buffer.from('second')]), 6)).toBe(12);
    expect(String(await contentOf('begun.mp4'))).toBe('first second');
    expect(await storage.lengthOf('begun.mp4')).toBe(12);
  });

  it('writes over stretches of a file that was kept whole, or part by part, and over nothing else', async () => {
    const bytes = randomBytes(PART_BYTES + 500_000);
    await storage.put('whole.mp4', bytes);
    const first = await storage.append('parts.mp4', Readable.from([bytes.subarray(0, 200_000)]), 0);
    await storage.append('parts.mp4', Readable.from([bytes.subarray(first)]), first);
    const patches = [
      { at: 0, bytes: Buffer.from('head') },
      // Across the end of the first part.
      { at: first - 3, bytes: Buffer.from('across') },
      { at: bytes.length - 4, bytes: Buffer.from('tail') },
    ];
    const expected = Buffer.from(bytes);
    for (const { at, bytes: written } of patches) written.copy(expected, at);
    for (const name of ['whole.mp4', 'parts.mp4']) {
      await storage.overwrite(name, patches);
      expect(await storage.lengthOf(name)).toBe(bytes.length);
      expect((await contentOf(name)).equals(expected)).toBe(true);
      await storage.remove(name);
    }
  });

  it('forgets all of a file, and takes no name that leads elsewhere', async () => {
    for (const name of ['whole.png', 'coming.pdf', 'nothing.txt', 'film.mp4', 'begun.mp4']) {
      await storage.remove(name);
      await expect(storage.read(name)).rejects.toThrow(NoSuchFileError);
    }
    expect(await listed(storage)).toEqual([]);
    await expect((async () => storage.put('../secrets.json', Buffer.alloc(1)))()).rejects.toThrow(
      'Not a file',
    );
  });
});

it('a missing bucket is reported, and is not taken for a missing file', async () => {
  const place = readS3Place(store.url.replace('/millrace', '/elsewhere'));
  if (!place) throw new Error('There is no place.');
  await expect(s3Storage(place).read('a.png')).rejects.toMatchObject({ name: 'NoSuchBucket' });
});
