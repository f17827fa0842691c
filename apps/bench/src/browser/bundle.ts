import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build, type Plugin } from 'esbuild';

// Packages are read from source, as in the tests.
const CONDITIONS = ['millrace-source', 'module', 'browser', 'production'];

const OPTIONS = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  jsx: 'automatic',
  outdir: '/bundle',
  conditions: CONDITIONS,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} satisfies BuildOptions;

/** Style sheets are read from source too. */
const styles = () =>
  vanillaExtractPlugin({ identifiers: 'short', esbuildOptions: { conditions: CONDITIONS } });

/** A page's script and styles, as an application would bundle them. */
export interface Bundle {
  script: string;
  styles: string;
}

/** Bundles what a page runs. @param entry The file that it begins with. */
export async function bundlePage(entry: string): Promise<Bundle> {
  const { outputFiles } = await build({
    ...OPTIONS,
    entryPoints: [entry],
    plugins: [styles()],
  });
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}

/**
 * Leaves out what is imported later, as Rollup, Vite and webpack load it then. esbuild by itself counts of it
 * what an index beside it names, used or not.
 */
const LATER: Plugin = {
  name: 'later',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/**
 * What a script weighs in an application that has React already: brotli, in bytes, without styles, and without what is
 * imported later, on demand.
 *
 * @param contents What is imported, such as `export { Virtuoso } from 'react-virtuoso'`.
 * @param folder From where it is imported.
 */
export async function weigh(contents: string, folder: string): Promise<number> {
  const { outputFiles } = await build({
    ...OPTIONS,
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [LATER, styles()],
  });
  const script = outputFiles.find(({ path }) => path.endsWith('.js'));
  if (!script) throw new Error('Nothing was bundled.');
  return brotliCompressSync(script.contents).length;
}
