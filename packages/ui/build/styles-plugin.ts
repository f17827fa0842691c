import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import type { Plugin } from 'esbuild';

type Options = NonNullable<Parameters<typeof vanillaExtractPlugin>[0]>;

/**
 * Compiles styles with class names that are the same in every package that builds them: vanilla-extract hashes a file's
 * path within the folder that is built, so all of them are built from the repository.
 *
 * @param folder The package.
 */
export function stylesPlugin(folder: string, options: Pick<Options, 'esbuildOptions'> = {}): Plugin {
  const { name, setup } = vanillaExtractPlugin({ ...options, identifiers: 'short' });
  return {
    name,
    setup: (build) =>
      setup({ ...build, initialOptions: { ...build.initialOptions, absWorkingDir: join(folder, '../..') } }),
  };
}
