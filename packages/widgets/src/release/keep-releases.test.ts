import { cp, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createEmbedHandler } from '../server/embed-handler';
import { demoApi, preformId } from '../testing/demo-api';
import { releaseFolder } from './from-source';
import { KEPT_FOR_MS, keepReleases, releaseFinder } from './keep-releases';

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

it('does without an earlier version that cannot be read, and says so', async () => {
  const { folder, earlier } = await folderWithEarlier();
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
  await rm(join(earlier, 'release.json'));
  expect(await keepReleases(folder)).toEqual([]);
  expect(warned.mock.calls.map(([said]) => said)).toEqual([expect.stringContaining('0a1b2c3d')]);
  warned.mockRestore();
}, 30_000);
