import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { publishStyles } from '../ui/build/publish-styles';

const dist = join(import.meta.dirname, 'dist');
const source = join(import.meta.dirname, 'src');

/** Each component by itself, as in `ui`: a bundler leaves out whole files of what an application does not use. */
const components = Object.fromEntries(
  readdirSync(source, { withFileTypes: true })
    .filter((area) => area.isDirectory())
    .flatMap((area) => readdirSync(join(source, area.name)).map((name) => ({ area: area.name, name })))
    .filter(({ name }) => /^[A-Z]\w+$/.test(name))
    .map(({ area, name }) => [`components/${name}`, `src/${area}/${name}/index.ts`]),
);

const entries = {
  ...Object.fromEntries(
    ['index', 'connected', 'light', 'cards', 'messages'].map((name) => [name, `src/${name}.ts`]),
  ),
  // Each language but English, which is built in, is an entry of its own.
  ...Object.fromEntries(
    ['ar', 'de', 'ja', 'zh'].map((language) => [`locales/${language}`, `src/locales/${language}.ts`]),
  ),
};

/**
 * The styles of `ui` that go before those of an entry or component, so that one style entry is enough: all of them, or
 * those that do without react-aria.
 */
const kit = dirname(fileURLToPath(import.meta.resolve('@millrace/ui/package.json')));
const kitStyles = (name: string) =>
  readFileSync(join(kit, 'dist', LIGHT.has(name) ? 'light.css' : 'index.css'), 'utf8');
const LIGHT = new Set(['light', 'cards', 'BriefCard', 'CardAction', 'CardFoot', 'ListCard', 'ProductCard']);

export default defineConfig({
  entry: { ...components, ...entries },
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
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  async onSuccess() {
    publishStyles(dist, ['index', 'light', 'cards'], kitStyles);
  },
});
