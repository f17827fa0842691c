import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createEmbedHandler } from '../server/embed-handler';
import { demoApi, preformId } from '../testing/demo-api';
import { releaseFolder } from './from-source';
import { keepReleases } from './keep-releases';

/** A folder in which a server of an earlier version has kept its release. */
async function folderWithEarlier() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const earlier = join(folder, '0a1b2c3d');
  await cp(await releaseFolder(), earlier, { recursive: true });
  const manifest = JSON.parse(await readFile(join(earlier, 'release.json'), 'utf8'));
  await writeFile(join(earlier, 'release.json'), JSON.stringify({ ...manifest, version: '0a1b2c3d' }));
  return { folder, earlier };
}

it('keepReleases stores the current release and returns the earlier ones', async () => {
  const { folder } = await folderWithEarlier();
  const earlier = await keepReleases(folder);
  expect(earlier.map(({ version }) => version)).toEqual(['0a1b2c3d']);
  expect(await readdir(folder)).toHaveLength(2);
  expect(await keepReleases(folder)).toHaveLength(1);
}, 30_000);

it('a kept release still serves its cards and interactive views', async () => {
  const { folder } = await folderWithEarlier();
  const handle = await createEmbedHandler({
    api: demoApi(),
    webUrl: 'https://www.millrace.example',
    earlier: await keepReleases(folder),
  });
  const get = (url: string) => handle({ method: 'GET', url, headers: {} });
  const { releases } = JSON.parse(String((await get('/releases.json')).body));
  expect(releases.map((release: { version: string }) => release.version).at(-1)).toBe('0a1b2c3d');
  expect((await get('/0a1b2c3d/live.js')).status).toBe(200);
  const markup = String((await get(`/0a1b2c3d/cards?product.${preformId}.en`)).body);
  expect(markup).toMatch(/^<m><p>[^<]*<\/p><div class="\w+" data-props='"Following"'>/);
}, 30_000);

it('keepReleases stores a release once, atomically, when servers start at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  const earlier = await Promise.all(Array.from({ length: 4 }, () => keepReleases(folder)));
  expect([earlier, warned.mock.calls]).toEqual([[[], [], [], []], []]);
  warned.mockRestore();
  const [own = '', ...more] = await readdir(folder);
  expect([own, more]).toEqual([expect.stringMatching(/^[0-9a-f]{8}$/), []]);
  const files = (await readdir(await releaseFolder())).toSorted();
  expect((await readdir(join(folder, own))).toSorted()).toEqual(files);
}, 30_000);

it('keepReleases skips an unreadable release with a warning', async () => {
  const { folder, earlier } = await folderWithEarlier();
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  await rm(join(earlier, 'release.json'));
  expect(await keepReleases(folder)).toEqual([]);
  expect(warned.mock.calls.map(([said]) => said)).toEqual([expect.stringContaining('0a1b2c3d')]);
  warned.mockRestore();
}, 30_000);
