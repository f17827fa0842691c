import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3Store, startS3Store } from '@millrace/test-servers/s3-store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config';
import { openStorage } from '../../platform/storage/open-storage';
import type { FileStorage } from '../../platform/storage/storage';
import { runData } from './testing/places';

const folder = mkdtempSync(join(tmpdir(), 'millrace-moved-'));
let store: S3Store;
/** Where files were, and where they are to be. */
let before: FileStorage;
let after: FileStorage;
let env: { DATA_DIR: string; S3_URL: string };

beforeAll(async () => {
  store = await startS3Store();
  env = { DATA_DIR: folder, S3_URL: store.url };
  before = openStorage(readConfig({ DATA_DIR: folder }));
  after = openStorage(readConfig(env));
});
afterAll(async () => {
  await store.stop();
  rmSync(folder, { recursive: true, force: true });
});

const files = new Map(
  [0, 1, 300_000, 7_000_000].map((bytes, at) => [`file-${at}.png`, randomBytes(bytes)] as const),
);

it('moves all files from the folder to a bucket, and goes on where it was broken off', async () => {
  for (const [name, bytes] of files) await before.put(name, bytes);
  await before.append('coming.mp4', Readable.from([Buffer.from('begun')]), 0);
  expect(await runData(env, ['move-files'])).toEqual({
    code: 0,
    stdout: expect.stringMatching(
      /^Copied 5 files \(7,300,006 bytes\) to http:.*, and compared each copy with its original\. 0 files were already there\./,
    ),
    stderr: '',
  });
  for (const [name, bytes] of files) expect((await buffer(await after.read(name))).equals(bytes)).toBe(true);

  // One is lost, one has grown; the rest is let be.
  await after.remove('file-2.png');
  await before.append('coming.mp4', Readable.from([Buffer.from(' and done')]), 5);
  const again = await runData(env, ['move-files']);
  expect(again.stdout).toMatch(/^Copied 2 files \(300,014 bytes\).* 3 files were already there\./);
  expect(String(await buffer(await after.read('coming.mp4')))).toBe('begun and done');
  // What had begun in the folder goes on in the bucket.
  await after.append('coming.mp4', Readable.from([Buffer.from('!')]), 14);
  expect(String(await buffer(await after.read('coming.mp4')))).toBe('begun and done!');
});

it('move-files says in one line what is missing, and nothing of the secret', async () => {
  expect(await runData({ DATA_DIR: folder }, ['move-files'])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Set S3_URL to the bucket to move to.\n',
  });
  expect((await runData(env, ['move-files', 'now'])).stderr).toMatch(/^Use move-files without/);
  const elsewhere = store.url.replace('/millrace', '/elsewhere');
  const { code, stderr } = await runData({ ...env, S3_URL: elsewhere }, ['move-files']);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^We can’t use the bucket at S3_URL: .*\n$/)]);
  const plain = await runData({ ...env, S3_URL: 'http://key:hidden@files.example/bucket' }, ['move-files']);
  expect(plain.stderr).toMatch(/^S3_URL must be an https URL(?!.*hidden)/);
});
