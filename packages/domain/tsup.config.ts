import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { dropBareImports } from '../ui/build/drop-bare-imports';
import { splitEntries } from '../ui/build/split-entries';

const entry = { index: 'src/index.ts' };

/**
 * Each module by itself, though it is no entry of the package: as one file, a bundler could not leave out of it the
 * tables and patterns that are made at the top of modules which an application does not use.
 */
const parts = Object.fromEntries(
  readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && path !== 'index.ts')
    .map((path) => [`parts/${path.replace(/\.ts$/, '')}`, `src/${path}`]),
);

export default defineConfig({
  entry: { ...parts, ...entry },
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  splitting: true,
  clean: true,
  sourcemap: true,
  // TypeScript 6 rejects the baseUrl that tsup adds for its declarations.
  dts: { entry, compilerOptions: { ignoreDeprecations: '6.0' } },
  async onSuccess() {
    const dist = join(import.meta.dirname, 'dist');
    dropBareImports(dist);
    rmSync(join(dist, 'parts'), { recursive: true });
    splitEntries(dist, ['index']);
  },
});
