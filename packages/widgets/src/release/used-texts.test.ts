import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundle } from '../../build/bundle';
import type { Renderer } from '../shared/renderer';
import * as demo from '../testing/demo-api';
import { releaseFolder } from './from-source';
import { openRelease } from './release';

const LANGUAGES = ['en', 'de', 'zh', 'ja', 'ar'];
const options = { rows: 5, part: '', layout: '' };
const ids = Object.entries(demo).flatMap(([name, value]) =>
  name.endsWith('Id') && typeof value === 'string' ? [value] : [],
);

let folder: string;
let released: string;
/** With the texts of the whole community, and with those of cards. */
let whole: Renderer;
let kept: Renderer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'millrace-texts-'));
  const { script } = await bundle('server/renderer.ts', { platform: 'node', minify: true });
  await writeFile(join(folder, 'whole.mjs'), script);
  whole = ((await import(pathToFileURL(join(folder, 'whole.mjs')).href)) as { renderer: Renderer }).renderer;
  released = await releaseFolder();
  kept = (await openRelease(released)).renderer;
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

it('dropping unused messages keeps the renderer below 256 KB', async () => {
  const [own, all] = [await stat(join(released, 'renderer.js')), await stat(join(folder, 'whole.mjs'))];
  expect(own.size).toBeLessThan(256 * 1024);
  expect(own.size * 2).toBeLessThan(all.size);
});

it('dropping unused messages changes no card in any language', async () => {
  const api = demo.demoApi();
  const shown = new Set<string>();
  for (const { name } of whole.elements)
    for (const id of ids) {
      const data = await whole.load(name, api, id, options);
      if (data === null) continue;
      shown.add(name);
      for (const language of LANGUAGES) {
        const context = { ...options, webUrl: 'https://millrace.example', language, id };
        expect(kept.render(name, data, context), `${name} in ${language}`).toEqual(
          whole.render(name, data, context),
        );
      }
    }
  expect([...shown].sort()).toEqual(whole.elements.map(({ name }) => name).sort());
});

it('dropping unused messages changes no card state and no error page of a frame', () => {
  for (const { name } of whole.elements) expect(kept.samples(name, '')).toEqual(whole.samples(name, ''));
  for (const language of LANGUAGES)
    for (const why of ['gone', 'busy'] as const)
      expect(kept.explainMissingCard(language, why)).toBe(whole.explainMissingCard(language, why));
  expect(kept.brand).toBe(whole.brand);
});
