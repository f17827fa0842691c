import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { main: 'server/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  clean: true,
  // The packages are bundled from source; the application's own build is imported at run time.
  noExternal: [/^@millrace\/(?!widgets)/],
  // The widgets' release lies beside their own build.
  external: [/build\/server/, 'vite', '@millrace/widgets'],
  esbuildOptions(options) {
    options.conditions = ['millrace-source'];
  },
});
