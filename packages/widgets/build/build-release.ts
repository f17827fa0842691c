import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { integrityHash, lookName, type Manifest } from '../src/release/release';
import { LAYOUT_HEIGHTS_PX, LOW_HEIGHT_PX, ROWS_DEFAULT } from '../src/shared/limits';
import type { Renderer, Samples } from '../src/shared/renderer';
import { bundle, CLASS_NAME } from './bundle';
import { reduceStyles } from './styles';
import { usedTextsPlugin, withoutTexts } from './used-texts';

/** A built release: its files by name. */
export interface BuiltRelease {
  version: string;
  files: Map<string, string | Uint8Array>;
}

/** Builds renderer, style sheet, interactive views, loader and what frames say of the sources as they stand. */
export async function buildRelease(): Promise<BuiltRelease> {
  const { script: renderer, styles } = await bundleRenderer();
  const { elements, samples, heightPx, rowHeightPx } = await runRenderer(renderer);
  const { rules, live, names } = await reduceStyles(styles, samples);
  const { script: view } = await bundle('live/live.tsx', {
    platform: 'browser',
    minify: true,
    // Cards bring theirs, formatted by the server.
    plugins: [withoutTexts],
    define: { 'process.env.NODE_ENV': '"production"', LIVE_CSS: JSON.stringify(live) },
  });
  const liveScript = view.replace(CLASS_NAME, (className) => names[className] ?? className).trim();
  const { script: frame } = await bundle('loader/frame.ts', { platform: 'browser', minify: true });
  const scripts = async (version: string) => {
    const parts = { version, elements, heightPx, rowHeightPx, integrity: integrityHash(liveScript) };
    return { loader: await bundleLoader(parts, false), suite: await bundleLoader(parts, true) };
  };
  const faces = await readFaces();
  const draft = await scripts('');
  const version = createHash('sha256')
    .update(
      JSON.stringify([
        renderer,
        rules,
        liveScript,
        frame,
        faces.map(([, face]) => integrityHash(face)),
        draft,
        await bundleDebug(''),
      ]),
    )
    .digest('hex')
    .slice(0, 8);
  const { loader, suite } = await scripts(version);
  const manifest: Manifest = { version, rules, names };
  return {
    version,
    files: new Map<string, string | Uint8Array>([
      ['renderer.js', renderer],
      ['release.json', JSON.stringify(manifest)],
      ['millrace.js', loader],
      ['suite.js', suite],
      ['live.js', liveScript],
      ['frame.js', frame],
      ['debug.js', await bundleDebug(version)],
      ...faces,
    ]),
  };
}

/** The renderer with the texts of cards; of the whole community they would be six times as much as all else. */
async function bundleRenderer() {
  const options = { platform: 'node', minify: true } as const;
  const { script } = await bundle('server/renderer.ts', { ...options, plugins: [withoutTexts] });
  return bundle('server/renderer.ts', { ...options, plugins: [usedTextsPlugin(script)] });
}

/** Builds a release into a folder. */
export async function writeRelease(folder: string, release?: BuiltRelease): Promise<void> {
  const { files } = release ?? (await buildRelease());
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
}

/** What the loader is told by the build. */
interface LoaderParts extends Pick<Renderer, 'elements' | 'heightPx' | 'rowHeightPx'> {
  version: string;
  /** Of the interactive view. */
  integrity: string;
}

/**
 * @param isSuite Whether it also tells the page what happens, and follows attributes that change.
 * @returns The loader as a block, whose names no page sees: a few bytes less than a function that is called.
 */
async function bundleLoader(parts: LoaderParts, isSuite: boolean) {
  const { version, integrity, elements, heightPx, rowHeightPx } = parts;
  const low = elements.flatMap(({ name, low }) => (low ? [name] : []));
  const { script } = await bundle('loader/loader.ts', {
    platform: 'browser',
    minify: true,
    define: {
      VERSION: JSON.stringify(version),
      INTEGRITY: JSON.stringify(integrity),
      NAMES: JSON.stringify(elements.map(({ name }) => name).join(' ')),
      ROWS_MAX: JSON.stringify(
        Object.fromEntries(elements.flatMap(({ name, rowsMax }) => (rowsMax ? [[name, rowsMax]] : []))),
      ),
      LOW: JSON.stringify(` ${low.join(' ')} `),
      HEIGHT_PX: String(heightPx),
      ROW_PX: String(rowHeightPx),
      LIST_PX: String(heightPx - ROWS_DEFAULT * rowHeightPx),
      LOW_PX: String(LOW_HEIGHT_PX),
      LAYOUTS_PX: JSON.stringify(LAYOUT_HEIGHTS_PX),
      SUITE: String(isSuite),
    },
  });
  // What is bundled is declared by var, which would reach out of the block. Its strings hold no quotation marks, and
  // single ones are a few bytes less when compressed; so is one declaration for all its functions, and comparing
  // loosely, which of texts with texts is the same.
  const block = script.trim().replaceAll('var ', 'let ').replaceAll('"', "'");
  return `{${block.replaceAll('};let ', '},').replaceAll('===', '==')}}`;
}

/** The report on a publisher's page; both the loader and the builder's bookmarklet import it. */
async function bundleDebug(version: string): Promise<string> {
  const { script } = await bundle('debug/debug.ts', {
    platform: 'browser',
    minify: true,
    define: { VERSION: JSON.stringify(version) },
  });
  return script.trim();
}

/** Runs a renderer that was just compiled, for the states of its elements. */
async function runRenderer(script: string) {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), 'millrace-renderers');
  const file = join(folder, `${hash}.mjs`);
  await mkdir(folder, { recursive: true });
  // Others may be building the same, and reading it: it appears whole.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, script);
  await rename(draft, file);
  const { renderer } = (await import(pathToFileURL(file).href)) as { renderer: Renderer };
  const samples: Record<string, Samples> = {};
  for (const { name, layouts = [] } of renderer.elements) {
    for (const layout of ['', ...layouts.slice(1)])
      samples[lookName(name, layout)] = renderer.samples(name, layout);
  }
  const { elements, heightPx, rowHeightPx } = renderer;
  return { elements, samples, heightPx, rowHeightPx };
}

/** Reads the faces of the typeface, by name, which `scripts/typeface/cut-faces.mjs` cuts. */
async function readFaces(): Promise<[name: string, face: Uint8Array][]> {
  // Not `import.meta.dirname`, which is the bundle's where tsup has bundled this file.
  const folder = fileURLToPath(new URL('../faces', import.meta.url));
  // With their licence, which asks to go where they go.
  const names = (await readdir(folder)).filter((name) => /\.(?:woff2|txt)$/.test(name)).sort();
  return Promise.all(
    names.map(async (name): Promise<[string, Uint8Array]> => [name, await readFile(join(folder, name))]),
  );
}
