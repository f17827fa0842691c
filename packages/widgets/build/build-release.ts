import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { integrityOf, type Manifest } from '../src/release/release';
import { BATCH_MAX } from '../src/shared/limits';
import type { Renderer, Samples } from '../src/shared/renderer';
import { bundle, CLASS_NAME } from './bundle';
import { reduceStyles } from './styles';

/** A built release: its files by name. */
export interface BuiltRelease {
  version: string;
  files: Map<string, string | Uint8Array>;
}

/** Builds renderer, style sheet, interactive views and loader of the sources as they stand. */
export async function buildRelease(): Promise<BuiltRelease> {
  const { script: renderer, styles } = await bundle('server/renderer.ts', { platform: 'node', minify: true });
  const { elements, samples, heightPx } = await runRenderer(renderer);
  const { rules, live, names } = await reduceStyles(styles, samples);
  const chunks = new Map<string, string>();
  for (const { name, interactive } of elements) {
    if (!interactive) continue;
    const { script } = await bundle(`elements/${name}/${name}.chunk.tsx`, {
      platform: 'browser',
      minify: true,
      define: { 'process.env.NODE_ENV': '"production"', LIVE_CSS: JSON.stringify(live[name] ?? '') },
    });
    chunks.set(`${name}.js`, script.replace(CLASS_NAME, (className) => names[className] ?? className).trim());
  }
  const integrity = Object.fromEntries(
    elements.map(({ name }) => {
      const chunk = chunks.get(`${name}.js`);
      return [name, chunk === undefined ? '' : integrityOf(chunk)];
    }),
  );
  const draft = await bundleLoader('', integrity, heightPx);
  const version = createHash('sha256')
    .update(JSON.stringify([renderer, rules, [...chunks], draft]))
    .digest('hex')
    .slice(0, 8);
  const loader = await bundleLoader(version, integrity, heightPx);
  const manifest: Manifest = { version, rules, names };
  return {
    version,
    files: new Map<string, string | Uint8Array>([
      ['renderer.js', renderer],
      ['release.json', JSON.stringify(manifest)],
      ['millrace.js', loader],
      ['font.woff2', await readFile(typeface())],
      ...chunks,
    ]),
  };
}

/** Builds a release into a folder. */
export async function writeRelease(folder: string, release?: BuiltRelease): Promise<void> {
  const { files } = release ?? (await buildRelease());
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
}

/** @returns The loader as a block, whose names no page sees: a few bytes less than a function that is called. */
async function bundleLoader(version: string, integrity: Record<string, string>, heightPx: number) {
  const { script } = await bundle('loader/loader.ts', {
    platform: 'browser',
    minify: true,
    define: {
      VERSION: JSON.stringify(version),
      INTEGRITY: JSON.stringify(integrity),
      HEIGHT_PX: String(heightPx),
      BATCH_MAX: String(BATCH_MAX),
    },
  });
  // What is bundled is declared by var, which would reach out of the block. Its strings hold no quotation marks, and
  // single ones are a few bytes less when compressed.
  return `{${script.trim().replaceAll('var ', 'let ').replaceAll('"', "'")}}`;
}

/** Runs a renderer that was just compiled, for the states of its elements. */
async function runRenderer(script: string) {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), 'millrace-renderers');
  const file = join(folder, `${hash}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, script);
  const { renderer } = (await import(pathToFileURL(file).href)) as { renderer: Renderer };
  const samples: Record<string, Samples> = {};
  for (const { name } of renderer.elements) samples[name] = renderer.samples(name);
  return { elements: renderer.elements, samples, heightPx: renderer.heightPx };
}

function typeface(): string {
  const resolve = createRequire(import.meta.url).resolve;
  return resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
}
