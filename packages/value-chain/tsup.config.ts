import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { buildStyles } from '../ui/build/build-styles';
import { dropBareImports } from '../ui/build/drop-bare-imports';
import { markClient } from '../ui/build/mark-client';
import { publishStyles } from '../ui/build/publish-styles';
import { splitEntries } from '../ui/build/split-entries';
import { stylesPlugin } from '../ui/build/styles-plugin';

const entries = {
  index: 'src/index.ts',
  messages: 'src/messages.ts',
  // A file of its own: esbuild, which splits by files, would load with the diagram what the dialog alone needs.
  dialog: 'src/diagram/ValueChainDiagram/ValueChainDialog.tsx',
  // Each language but English, which is built in, is an entry of its own.
  ...Object.fromEntries(
    ['ar', 'de', 'ja', 'zh'].map((language) => [`locales/${language}`, `src/locales/${language}.ts`]),
  ),
};

export default defineConfig({
  entry: entries,
  format: ['esm'],
  // Safari has `user-select` by its prefix alone, which esbuild adds for it.
  target: ['es2022', 'safari17.4'],
  platform: 'browser',
  splitting: true,
  clean: true,
  sourcemap: true,
  // TypeScript 6 rejects the baseUrl that tsup adds for its declarations.
  dts: { entry: entries, compilerOptions: { ignoreDeprecations: '6.0' } },
  external: ['react', 'react-dom'],
  esbuildPlugins: [stylesPlugin(import.meta.dirname)],
  async onSuccess() {
    const folder = import.meta.dirname;
    await buildStyles({ folder, below: ['ui'], entries: { index: entries.index } });
    publishStyles(join(folder, 'dist'), ['index']);
    markClient(join(folder, 'dist'));
    splitEntries(join(folder, 'dist'), ['index']);
    dropBareImports(join(folder, 'dist'));
  },
});
