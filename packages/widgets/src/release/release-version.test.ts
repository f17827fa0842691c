import { expect, it, vi } from 'vitest';
import { buildRelease } from '../../build/build-release';

/** What stands in the place of the typeface; null for the one that there is. */
const face = vi.hoisted(() => ({ bytes: null as Uint8Array | null }));
vi.mock('node:fs/promises', async (importOriginal) => {
  const files = await importOriginal<typeof import('node:fs/promises')>();
  const readFile = (async (path: string, options?: 'utf8') =>
    face.bytes && path.endsWith('.woff2')
      ? face.bytes
      : files.readFile(path, options)) as typeof files.readFile;
  return { ...files, readFile };
});

it('the release version changes with the font, which is cached as immutable', async () => {
  const first = await buildRelease();
  expect((await buildRelease()).version).toBe(first.version);
  face.bytes = new Uint8Array([1]);
  const other = await buildRelease();
  expect(other.files.get('regular0.woff2')).toBe(face.bytes);
  expect(other.files.get('live.js')).toBe(first.files.get('live.js'));
  expect(other.version).not.toBe(first.version);
}, 60_000);
