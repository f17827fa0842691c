import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** File names that a page requests; chunks have their own names. */
const SCRIPT = 'page.js';
const STYLES = 'page.css';

type Built = Rolldown.RolldownOutput;
/** Candidates to compare: a module each, by the name used in reports. */
export interface Comparison {
  /** `main.tsx` of the page, which exports `start`; modules are relative to its folder. */
  main: URL;
  /** Paths of modules that export `candidate`, without extension. */
  candidates: Readonly<Record<string, string>>;
  /** Project in which our packages are installed. */
  adopter: string;
}

/** Bundle size of a candidate, in bytes of brotli, without React and styles. */
export interface Weight {
  /** Loaded before the first render. */
  first: number;
  /** Including all chunks loaded on demand. */
  all: number;
}

/** Files of each candidate's page, by URL. */
export type Bundle = ReadonlyMap<string, Uint8Array | string>;

/** URL of a candidate's page. */
export const pageOf = (name: string): string => `/${slug(name)}/`;

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Bundles a separate page for each candidate, so that none contains another one's dependencies. */
export async function bundlePages({ main, candidates, adopter }: Comparison): Promise<Bundle> {
  const files = new Map<string, Uint8Array | string>();
  for (const [name, module] of Object.entries(candidates)) {
    const entry = `import { start } from './main'; import { candidate } from './${module}'; start(candidate);`;
    const { output } = await bundle(entry, main, adopter);
    for (const file of output)
      files.set(`${pageOf(name)}${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
    files.set(
      pageOf(name),
      pageFor(
        name,
        output.some(({ fileName }) => fileName === STYLES),
      ),
    );
  }
  return files;
}

/** Measures the size of each candidate as its page imports it: its module, its provider, and their dependencies. */
export async function weighCandidates({
  main,
  candidates,
  adopter,
}: Comparison): Promise<Map<string, Weight>> {
  const weights = new Map<string, Weight>();
  for (const [name, module] of Object.entries(candidates)) {
    weights.set(name, await weigh(`export { candidate } from './${module}';`, main, adopter));
  }
  return weights;
}

/** Measures the size of a script in an application that already has React. @param main Script that contains it. */
async function weigh(contents: string, main: URL, adopter: string): Promise<Weight> {
  const { output } = await bundle(contents, main, adopter, true);
  const scripts = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const sum = (files: Iterable<Rolldown.OutputChunk>): number =>
    [...files].reduce((bytes, { code }) => bytes + brotliCompressSync(code).length, 0);
  return { first: sum(loadedFirst(scripts)), all: sum(scripts.values()) };
}

const ENTRY = 'bench-entry.ts';

/** Bundles like Vite does for an adopter's application. */
async function bundle(contents: string, main: URL, adopter: string, isReactThere = false): Promise<Built> {
  const folder = fileURLToPath(new URL('.', main));
  const built = await build({
    root: folder,
    base: './',
    configFile: false,
    // It warns about each file with 'use client' if the React plugin is missing.
    logLevel: 'error',
    plugins: [enter(contents, folder), fromAdopter(adopter)],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: isReactThere ? REACT : [],
        output: {
          entryFileNames: SCRIPT,
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? STYLES : '[name]-[hash][extname]',
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('Nothing was bundled.');
  return built;
}

/** Plugin that provides the virtual entry module. */
const enter = (contents: string, folder: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (path) => (path === ENTRY ? join(folder, ENTRY) : undefined),
  load: (path) => (path === join(folder, ENTRY) ? contents : undefined),
});

const INSTALLED = /^(?:@millrace\/|@tanstack\/react-query$|react(?:-dom)?(?:\/|$))/;
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** Plugin that resolves an adopter's packages from the adopter's project: our packages, and one React for all. */
const fromAdopter = (adopter: string): Plugin => ({
  name: 'from-adopter',
  enforce: 'pre',
  resolveId(path, importer, options) {
    if (!INSTALLED.test(path) || importer?.startsWith(adopter)) return undefined;
    return this.resolve(path, join(adopter, 'index.js'), { ...options, skipSelf: true });
  },
});

/** Returns the entry and its static imports. */
function loadedFirst(scripts: ReadonlyMap<string, Rolldown.OutputChunk>): ReadonlySet<Rolldown.OutputChunk> {
  const needed = new Set<Rolldown.OutputChunk>();
  const need = (name: string): void => {
    const script = scripts.get(name);
    if (!script || needed.has(script)) return;
    needed.add(script);
    script.imports.forEach(need);
  };
  need(SCRIPT);
  if (needed.size === 0) throw new Error('Nothing was bundled.');
  return needed;
}

/** The mark shows where the page begins: the rest is parsed and compiled. */
const pageFor = (name: string, hasStyles: boolean): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>',
    `<script>performance.mark('bench load of ${name} begins')</script>`,
    hasStyles ? `<link rel="stylesheet" href="${STYLES}">` : '',
    '</head><body style="margin:0"><main id="root" style="width:680px;margin:0 auto"></main>',
    `<script type="module" src="${SCRIPT}"></script></body></html>`,
  ].join('');
