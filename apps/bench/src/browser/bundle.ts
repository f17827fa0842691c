import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type BuildOptions, type BuildResult, build, type Plugin } from 'esbuild';

const OPTIONS = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  splitting: true,
  metafile: true,
  target: 'es2022',
  platform: 'browser',
  jsx: 'automatic',
  outdir: '/bundle',
  conditions: ['module', 'browser', 'production'],
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.woff2': 'file', '.svg': 'file' },
  // Of the files that nothing is used from it warns one by one.
  logLevel: 'error',
} satisfies BuildOptions;

type Built = BuildResult<typeof OPTIONS>;

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
    const built = await bundle(entry, main, adopter);
    for (const { path, contents } of built.outputFiles)
      files.set(`${pageOf(name)}${basename(path)}`, contents);
    files.set(
      pageOf(name),
      pageFor(
        name,
        built.outputFiles.some(({ path }) => basename(path) === 'stdin.css'),
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
export async function weigh(contents: string, main: URL, adopter: string): Promise<Weight> {
  const built = await bundle(contents, main, adopter, true);
  const sum = (outputs: Iterable<string>): number =>
    [...outputs].reduce((bytes, output) => bytes + brotliSize(built, output), 0);
  const scripts = Object.keys(built.metafile.outputs).filter((output) => output.endsWith('.js'));
  return { first: sum(loadedFirst(built)), all: sum(scripts) };
}

async function bundle(contents: string, main: URL, adopter: string, isReactThere = false): Promise<Built> {
  const folder = fileURLToPath(new URL('.', main));
  return build({
    ...OPTIONS,
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    plugins: [fromAdopter(adopter, isReactThere)],
  });
}

const INSTALLED = /^(?:@millrace\/|@tanstack\/react-query$|react(?:-dom)?(?:\/|$))/;
const REACT = /^react(?:-dom)?(?:\/|$)/;

/** What an adopter has installed comes from the project of the adopter: our packages, and one React for all. */
const fromAdopter = (adopter: string, isReactThere: boolean): Plugin => ({
  name: 'from-adopter',
  setup({ onResolve, resolve }) {
    onResolve({ filter: INSTALLED }, ({ path, importer, kind, pluginData }) => {
      if (isReactThere && REACT.test(path)) return { path, external: true };
      if (pluginData === adopter || importer.startsWith(adopter)) return undefined;
      return resolve(path, { kind, resolveDir: adopter, pluginData: adopter });
    });
  },
});

/** The entry and what it imports, without what is imported on demand. */
function loadedFirst({ metafile }: Built): ReadonlySet<string> {
  const needed = new Set<string>();
  const need = (output: string): void => {
    if (needed.has(output)) return;
    needed.add(output);
    for (const { path, kind, external } of metafile.outputs[output]?.imports ?? []) {
      if (kind === 'import-statement' && !external) need(path);
    }
  };
  const entry = Object.keys(metafile.outputs).find((output) => basename(output) === 'stdin.js');
  if (entry === undefined) throw new Error('Nothing was bundled.');
  need(entry);
  return needed;
}

function brotliSize({ outputFiles }: Built, output: string): number {
  const file = outputFiles.find(({ path }) => basename(path) === basename(output));
  return brotliCompressSync(file?.contents ?? new Uint8Array()).length;
}

/** The mark says where the page begins: what follows is parsed and compiled. */
const pageFor = (name: string, hasStyles: boolean): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>',
    `<script>performance.mark('bench load of ${name} begins')</script>`,
    hasStyles ? '<link rel="stylesheet" href="stdin.css">' : '',
    '</head><body style="margin:0"><main id="root" style="width:680px;margin:0 auto"></main>',
    '<script type="module" src="stdin.js"></script></body></html>',
  ].join('');
