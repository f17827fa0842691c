import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cards: 'src/cards.ts',
    light: 'src/light.ts',
    theme: 'src/theme.ts',
    messages: 'src/messages.ts',
    fonts: 'src/styles/fonts.css',
  },
  format: ['esm'],
  target: 'es2022',
  platform: 'browser',
  splitting: true,
  clean: true,
  sourcemap: true,
  // TypeScript 6 rejects the baseUrl that tsup adds for its declarations.
  dts: {
    entry: {
      index: 'src/index.ts',
      cards: 'src/cards.ts',
      light: 'src/light.ts',
      theme: 'src/theme.ts',
      messages: 'src/messages.ts',
    },
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  external: ['react', 'react-dom'],
  // Its files are copied beside fonts.css.
  noExternal: [/^@fontsource/],
  loader: { '.woff2': 'file' },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  esbuildOptions(options) {
    // Without a hash, so that exports can name the file that a page preloads.
    options.assetNames = 'fonts/[name]';
  },
});
