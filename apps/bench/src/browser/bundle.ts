import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';

/** The names of the files that a page asks for; what these load has names of its own. */
const SCRIPT = 'page.js';
const STYLES = 'page.css';

type Built = Rolldown.RolldownOutput;
/** What there is to compare: a module for each candidate, whose name is that in reports. */
export interface Comparison {
  /** `main.tsx` of the page, which exports `start`; modules are named from its folder. */
  main: URL;
  /** Paths of modules that export `candidate`, without their endings. */
  candidates: Readonly<Record<string, string>>;
  /** The project in which our packages are installed. */
  adopter: string;
}

/** What a candidate takes in, in bytes of brotli, without React and without styles. */
export interface Weight {
  /** What is loaded before it can be drawn. */
  first: number;
  /** With everything that it loads later, on demand. */
  all: number;
}

/** Files of a page for each candidate, by their addresses. */
export type Bundle = ReadonlyMap<string, Uint8Array | string>;

/** The address of a candidate's page. */
export const pageOf = (name: string): string => `/${slug(name)}/`;

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Bundles a page for each candidate by itself, so that none carries what another one needs. */
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

/** Weighs each candidate as its page imports it, by its name: its module, the provider that it stands in, and all that they need. */
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

/** Weighs a script in an application that has React already. @param main Beside which it stands. */
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

/** Bundles as Vite does for an adopter's application. */
async function bundle(contents: string, main: URL, adopter: string, isReactThere = false): Promise<Built> {
  const folder = fileURLToPath(new URL('.', main));
  const built = await build({
    root: folder,
    base: './',
    configFile: false,
    // Of files that say 'use client' it warns one by one, where its plugin for React is not there.
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

/** Gives the entry, which stands in no file. */
const enter = (contents: string, folder: string): Plugin => ({
  name: 'entry',
  enforce: 'pre',
  resolveId: (path) => (path === ENTRY ? join(folder, ENTRY) : undefined),
  load: (path) => (path === join(folder, ENTRY) ? contents : undefined),
});

const INSTALLED = /^(?:@millrace\/|@tanstack\/react-query$|react(?:-dom)?(?:\/|$))/;
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** What an adopter has installed comes from the project of the adopter: our packages, and one React for all. */
const fromAdopter = (adopter: string): Plugin => ({
  name: 'from-adopter',
  enforce: 'pre',
  resolveId(path, importer, options) {
    if (!INSTALLED.test(path) || importer?.startsWith(adopter)) return undefined;
    return this.resolve(path, join(adopter, 'index.js'), { ...options, skipSelf: true });
  },
});

/** The entry and what it imports, without what is imported on demand. */
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

/** The mark says where the page begins: what follows is parsed and compiled. */
const pageFor = (name: string, hasStyles: boolean): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>',
    `<script>performance.mark('bench load of ${name} begins')</script>`,
    hasStyles ? `<link rel="stylesheet" href="${STYLES}">` : '',
    '</head><body style="margin:0"><main id="root" style="width:680px;margin:0 auto"></main>',
    `<script type="module" src="${SCRIPT}"></script></body></html>`,
  ].join('');
