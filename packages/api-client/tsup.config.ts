import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', realtime: 'src/realtime/index.ts' },
  format: ['esm'],
  target: 'es2022',
  platform: 'neutral',
  clean: true,
  sourcemap: true,
  // TypeScript 6 rejects the baseUrl that tsup adds for its declarations.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
