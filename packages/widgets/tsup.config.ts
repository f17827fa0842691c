import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { writeRelease } from './build/build-release';
import { writeSamples } from './build/write-samples';

const dist = join(import.meta.dirname, 'dist');

export default defineConfig({
  entry: { index: 'src/index.ts', 'release-folder': 'src/release/release-folder.ts' },
  format: ['esm'],
  target: 'es2022',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // TypeScript 6 rejects the baseUrl that tsup adds for its declarations.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // Answered by the package itself, beside its build.
  external: ['#release'],
  async onSuccess() {
    await writeRelease(join(dist, 'release'));
    await writeSamples(join(dist, 'release'), join(dist, 'samples'));
  },
});
