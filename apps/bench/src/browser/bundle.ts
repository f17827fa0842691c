import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build } from 'esbuild';

const OPTIONS = {
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  jsx: 'automatic',
  outdir: '/bundle',
  // Packages are read from source, as in the tests.
  conditions: ['millrace-source', 'module', 'browser', 'production'],
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
} satisfies BuildOptions;

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
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}

/**
 * What a script weighs in an application that has React already: brotli, in bytes, without styles, and without what is
 * imported later, on demand.
 *
 * @param contents What is imported, such as `export { Virtuoso } from 'react-virtuoso'`.
 * @param folder From where it is imported.
 */
export async function weigh(contents: string, folder: string): Promise<number> {
  const { outputFiles, metafile } = await build({
    ...OPTIONS,
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    splitting: true,
    metafile: true,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  const scriptOf = (output: string) => outputFiles.find(({ path }) => basename(path) === basename(output));
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
  return [...needed].reduce(
    (sum, output) => sum + brotliCompressSync(scriptOf(output)?.contents ?? new Uint8Array()).length,
    0,
  );
}
