import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { writeRelease } from './build/build-release';
import { writeSamples } from './build/write-samples';
import { customElementsManifest } from './src/manifest/manifest';

const dist = join(import.meta.dirname, 'dist');

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react/index.ts',
    vue: 'src/vue/index.ts',
    svelte: 'src/svelte/index.ts',
    'release-folder': 'src/release/release-folder.ts',
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // TypeScript 6 rejects the baseUrl that tsup adds for its declarations.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // Answered by the package itself, beside its build.
  external: ['#release'],
  // What of the domain servers run is small, and they run without its build.
  noExternal: ['@millrace/domain'],
  esbuildOptions(options) {
    options.conditions = ['millrace-source'];
  },
  async onSuccess() {
    // Pages that are drawn on the server use the components as they are. On its first line, so that source maps hold.
    const react = join(dist, 'react.js');
    await writeFile(react, `'use client';${await readFile(react, 'utf8')}`);
    await writeRelease(join(dist, 'release'));
    await writeFile(
      join(dist, 'custom-elements.json'),
      `${JSON.stringify(customElementsManifest(), null, 2)}\n`,
    );
    await writeSamples(join(dist, 'release'), join(dist, 'samples'));
  },
});
