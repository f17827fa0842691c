import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import ts from 'typescript';
import { dropBareImports } from './build/drop-bare-imports';
import { markClient } from './build/mark-client';
import { publishStyles } from './build/publish-styles';
import { readTokenNotes } from './build/read-token-notes';
import { splitEntries } from './build/split-entries';
import { stylesPlugin } from './build/styles-plugin';
import { DESIGN_TOKEN_THEMES, designTokens } from './src/theme/design-tokens';

const dist = join(import.meta.dirname, 'dist');

/**
 * Each component by itself, though its script is no entry of the package: what they share is split into files of its
 * own, so that a bundler leaves out whole files of what an application does not use. Calls at the top of a module, such
 * as those that make recipes and contexts, it could not leave out of a file that it needs.
 */
const components = Object.fromEntries(
  readdirSync(join(import.meta.dirname, 'src/primitives')).map((name) => [
    `components/${name}`,
    `src/primitives/${name}/index.ts`,
  ]),
);

/**
 * Each in a file of its own, so that entries only hand on: servers call `createMessages` and `classNames`, which would
 * else stand in one file with what runs in browsers alone.
 */
const parts = {
  'parts/create-messages': 'src/messages/create-messages.ts',
  'parts/override-texts': 'src/messages/override-texts.ts',
  'parts/messages-provider': 'src/messages/MessagesProvider.tsx',
  'parts/hooks': 'src/hooks.ts',
};

const entries = {
  ...Object.fromEntries(
    ['index', 'light', 'bare', 'hooks', 'styles', 'theme', 'theme-kit', 'messages'].map((name) => [
      name,
      `src/${name}.ts`,
    ]),
  ),
  // Each language but English, which is built in, is an entry of its own.
  ...Object.fromEntries(
    ['ar', 'de', 'ja', 'zh'].map((language) => [`locales/${language}`, `src/locales/${language}.ts`]),
  ),
};

/** What the contract says of its tokens, beside their names. */
function tokenNotes() {
  const contract = join(import.meta.dirname, 'src/theme/contract-shape.ts');
  const text = readFileSync(contract, 'utf8');
  return readTokenNotes(ts.createSourceFile(contract, text, ts.ScriptTarget.Latest, true));
}

export default defineConfig({
  entry: { ...components, ...parts, ...entries, fonts: 'src/styles/fonts.css' },
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
  // Its files are copied beside fonts.css.
  noExternal: [/^@fontsource/],
  loader: { '.woff2': 'file' },
  esbuildPlugins: [stylesPlugin(import.meta.dirname)],
  async onSuccess() {
    dropBareImports(dist);
    publishStyles(dist, ['index', 'light', 'theme', 'fonts']);
    rmSync(join(dist, 'parts'), { recursive: true });
    markClient(dist);
    splitEntries(dist, ['index', 'light', 'bare', 'hooks']);
    mkdirSync(join(dist, 'tokens'), { recursive: true });
    for (const theme of Object.keys(DESIGN_TOKEN_THEMES) as (keyof typeof DESIGN_TOKEN_THEMES)[]) {
      const text = JSON.stringify(designTokens(theme, tokenNotes()), null, 2);
      writeFileSync(join(dist, 'tokens', `${theme}.tokens.json`), `${text}\n`);
    }
  },
  esbuildOptions(options) {
    // Without a hash, so that exports can name the file that a page preloads.
    options.assetNames = 'fonts/[name]';
  },
});
