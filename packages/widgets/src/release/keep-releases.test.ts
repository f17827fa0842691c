import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createEmbedHandler } from '../server/embed-handler';
import { demoApi, preformId } from '../testing/demo-api';
import { releaseFolder } from './from-source';
import { KEPT_FOR_MS, keepReleases, releaseFinder } from './keep-releases';

/** Ends of the paths that cannot be removed. */
const stuck = vi.hoisted(() => new Set<string>());
vi.mock('node:fs/promises', async (importOriginal) => {
  const files = await importOriginal<typeof import('node:fs/promises')>();
  const remove: typeof files.rm = async (path, options) => {
    if ([...stuck].some((end) => String(path).endsWith(end))) throw new Error('EBUSY: somebody reads it');
    await files.rm(path, options);
  };
  return { ...files, rm: remove };
});

/** A folder in which a server of an earlier version has kept its release. */
async function folderWithEarlier() {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const earlier = join(folder, '0a1b2c3d');
  await cp(await releaseFolder(), earlier, { recursive: true });
  const manifest = JSON.parse(await readFile(join(earlier, 'release.json'), 'utf8'));
  await writeFile(join(earlier, 'release.json'), JSON.stringify({ ...manifest, version: '0a1b2c3d' }));
  return { folder, earlier };
}

it('keeps this version, and gives the earlier ones', async () => {
  const { folder } = await folderWithEarlier();
  const earlier = await keepReleases(folder);
  expect(earlier.map(({ version }) => version)).toEqual(['0a1b2c3d']);
  expect(await readdir(folder)).toHaveLength(2);
  expect(await keepReleases(folder)).toHaveLength(1);
}, 30_000);

it('lets pages that run an earlier version have its live cards and its views', async () => {
  const { folder } = await folderWithEarlier();
  const handle = await createEmbedHandler({
    api: demoApi(),
    webUrl: 'https://www.millrace.example',
    earlier: await keepReleases(folder),
  });
  const get = (url: string) => handle({ method: 'GET', url, headers: {} });
  const { releases } = JSON.parse(String((await get('/releases.json')).body));
  expect(releases.map((release: { version: string }) => release.version).at(-1)).toBe('0a1b2c3d');
  expect(releases.map((release: { until: string | null }) => release.until)).toEqual([
    null,
    expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  ]);
  expect((await get('/0a1b2c3d/live.js')).status).toBe(200);
  const payload = JSON.parse(String((await get(`/0a1b2c3d/fragments?product.${preformId}.en`)).body));
  expect(payload[1][1]).toBe('Following');
  const markup = String((await get(`/0a1b2c3d/cards?product.${preformId}.en`)).body);
  expect(markup).toMatch(/^<m><p>[^<]*<\/p><div class="\w+" data-props='"Following"'>/);
}, 30_000);

it('gives pages that run a version which is being rolled out its live cards and views', async () => {
  const { folder: newer } = await folderWithEarlier();
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const handle = await createEmbedHandler({
    api: demoApi(),
    webUrl: 'https://www.millrace.example',
    earlier: await keepReleases(folder),
    findRelease: releaseFinder(folder),
  });
  const get = (url: string) => handle({ method: 'GET', url, headers: {} });
  // Another server, of the newer version, starts.
  await cp(join(newer, '0a1b2c3d'), join(folder, '0a1b2c3d'), { recursive: true });
  const markup = String((await get(`/0a1b2c3d/cards?product.${preformId}.en`)).body);
  expect(markup).toContain('Following');
  expect(markup).not.toContain('has ended');
  expect((await get('/0a1b2c3d/live.js')).status).toBe(200);
  expect(String((await get(`/00000000/cards?product.${preformId}.en`)).body)).toContain('has ended');
  expect((await get('/..%2F0a1b2c3d/live.js')).status).toBe(404);
}, 30_000);

it('counts the age of a version from the last day that a server ran it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  try {
    const { folder } = await folderWithEarlier();
    let now = Date.now();
    await keepReleases(folder, () => now);
    const [own = ''] = (await readdir(folder)).filter((name) => name !== '0a1b2c3d');
    const day = 24 * 3_600_000;
    now += 30 * day;
    vi.advanceTimersByTime(day);
    await expect
      .poll(async () => Math.round((await stat(join(folder, own))).mtimeMs / day))
      .toBe(Math.round(now / day));
  } finally {
    vi.useRealTimers();
  }
}, 30_000);

it('lets go of what no server has run for a year', async () => {
  const { folder, earlier } = await folderWithEarlier();
  const long = new Date(Date.now() - KEPT_FOR_MS - 1_000);
  await utimes(earlier, long, long);
  expect(await keepReleases(folder)).toEqual([]);
  expect(await readdir(folder)).toHaveLength(1);
}, 30_000);

it('is kept once, whole, by servers that start together', async () => {
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

it('removes the halves of servers that were killed, and leaves those that are being copied', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'releases-'));
  const hour = 3_600_000;
  const [forgotten, older, copied] = [
    'aaaaaaaa.8a5c1f0e-5d4a-4d6e-9a51-0c5b8a8d2f11',
    'bbbbbbbb.1',
    'cccccccc.2b1d7a52-3f1e-4b7c-8f36-7d9c2e5a4b60',
  ];
  for (const name of [forgotten, older, copied, 'dddddddd.gone']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'millrace.js'), '');
  }
  const before = new Date(Date.now() - hour - 1_000);
  for (const name of [forgotten, older]) await utimes(join(folder, name), before, before);
  await keepReleases(folder);
  const left = await readdir(folder);
  expect(left).toHaveLength(2);
  expect(left).toContain(copied);
}, 30_000);

it('starts where a folder that was let go cannot be removed, and says so', async () => {
  const { folder } = await folderWithEarlier();
  await mkdir(join(folder, 'dddddddd.gone'));
  stuck.add('dddddddd.gone');
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  expect(await keepReleases(folder)).toHaveLength(1);
  expect(warned.mock.calls.map(([said]) => said)).toEqual([expect.stringContaining('dddddddd.gone')]);
  warned.mockRestore();
  stuck.clear();
}, 30_000);

it('does without an earlier version that cannot be read, and says so', async () => {
  const { folder, earlier } = await folderWithEarlier();
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  await rm(join(earlier, 'release.json'));
  expect(await keepReleases(folder)).toEqual([]);
  expect(warned.mock.calls.map(([said]) => said)).toEqual([expect.stringContaining('0a1b2c3d')]);
  warned.mockRestore();
}, 30_000);
