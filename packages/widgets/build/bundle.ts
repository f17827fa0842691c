import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type BuildOptions, build, type Plugin } from 'esbuild';

// Not `import.meta.dirname`, which is the bundle's where tsup has bundled this file.
const source = fileURLToPath(new URL('../src', import.meta.url));
const resolve = createRequire(import.meta.url).resolve;

/** Widgets bring their texts, formatted on the server: without this the formatter would come along. */
const withoutFormatter: Plugin = {
  name: 'without-formatter',
  setup({ onLoad }) {
    onLoad({ filter: /ui\/src\/messages\/default-messages\.ts$/ }, () => ({
      contents: "export const defaultMessages = () => { throw new Error('No texts'); };",
    }));
  },
};

/** Class names before they are shortened; recognized in scripts and style sheets alike. */
export const CLASS_NAME = /mrc_[a-z0-9]+/g;

/** The views name React; here Preact answers to it. The longer names come first. */
const preact = {
  'react/jsx-runtime': resolve('preact/jsx-runtime'),
  react: join(source, 'shared/react.ts'),
  'preact/hooks': resolve('preact/hooks'),
  preact: resolve('preact'),
};

export interface Bundle {
  script: string;
  /** Empty where nothing that was bundled has styles. */
  styles: string;
}

/**
 * Bundles one entry, read from source throughout.
 *
 * @param entry Relative to `src`.
 */
export async function bundle(entry: string, options: BuildOptions): Promise<Bundle> {
  const { outputFiles = [] } = await build({
    entryPoints: [join(source, entry)],
    absWorkingDir: dirname(source),
    outdir: 'dist',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    conditions: ['millrace-source', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: preact,
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      withoutFormatter,
      vanillaExtractPlugin({
        identifiers: ({ hash }) => `mrc_${hash}`,
        esbuildOptions: { conditions: ['millrace-source'] },
      }),
    ],
  });
  const text = (extension: string) => outputFiles.find((file) => file.path.endsWith(extension))?.text ?? '';
  return { script: text('.js'), styles: text('.css') };
}
