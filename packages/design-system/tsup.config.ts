import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';
import { buildStyles } from '../ui/build/build-styles';
import { dropBareImports } from '../ui/build/drop-bare-imports';
import { markClient } from '../ui/build/mark-client';
import { publishStyles } from '../ui/build/publish-styles';
import { splitEntries } from '../ui/build/split-entries';
import { stylesPlugin } from '../ui/build/styles-plugin';

const dist = join(import.meta.dirname, 'dist');
const source = join(import.meta.dirname, 'src');

const folders = readdirSync(source, { withFileTypes: true })
  .filter((area) => area.isDirectory())
  .flatMap((area) => readdirSync(join(source, area.name)).map((name) => ({ area: area.name, name })))
  .filter(({ name }) => /^[A-Z]\w+$/.test(name));

/** Each component by itself, for its styles. */
const components = Object.fromEntries(
  folders.map(({ area, name }) => [`components/${name}`, `src/${area}/${name}/index.ts`]),
);

/**
 * Modules that are imported on demand, without their endings: files of their own anyway, and as entries they would lie
 * where only styles are published from.
 */
const lateModules = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(source, path), 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, to = '']) =>
        join(source, dirname(path), to),
      ),
    ),
);

/**
 * Each module of a component by itself, as in `ui`: a bundler leaves out whole files of what an application does not use.
 * Modules rather than folders, as a view would be built into one file with its container, and ask for the client with it.
 */
const modules = Object.fromEntries(
  folders.flatMap(({ area, name }) =>
    readdirSync(join(source, area, name))
      .filter((file) => /^(?!index\.|story-)[\w-]+\.tsx?$/.test(file))
      .filter((file) => !lateModules.has(join(source, area, name, file.replace(/\.tsx?$/, ''))))
      .map((file) => [`components/${name}/${file.replace(/\.tsx?$/, '')}`, `src/${area}/${name}/${file}`]),
  ),
);

/** Modules beside the components, as the provider: else they would be built into the entry, which then is no list. */
const shared = Object.fromEntries(
  ['provider', 'internal'].flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((file) => /^(?!index\.)[\w-]+\.tsx?$/.test(file))
      .map((file) => [`components/${folder}/${file.replace(/\.tsx?$/, '')}`, `src/${folder}/${file}`]),
  ),
);

const entries = {
  ...Object.fromEntries(
    ['index', 'connected', 'light', 'cards', 'messages', 'pdf-worker'].map((name) => [
      name,
      `src/${name}.ts`,
    ]),
  ),
  // Each language but English, which is built in, is an entry of its own.
  ...Object.fromEntries(
    ['ar', 'de', 'ja', 'zh'].map((language) => [`locales/${language}`, `src/locales/${language}.ts`]),
  ),
};

export default defineConfig({
  entry: { ...modules, ...shared, ...entries },
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
    dropBareImports(dist);
    await buildStyles({
      folder: import.meta.dirname,
      below: ['ui', 'value-chain'],
      entries: { ...components, index: entries.index, light: entries.light, cards: entries.cards },
    });
    publishStyles(dist, ['index', 'light', 'cards']);
    markClient(dist);
    splitEntries(dist, ['index', 'connected', 'light', 'cards']);
  },
});
