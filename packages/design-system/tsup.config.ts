import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin } from 'esbuild';
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

const identifiers = 'short';

/** The module of `ui` that exports a name, by the lists of its entries. */
const homes = new Map<string, string>();
for (const entry of ['index', 'light', 'bare', 'hooks']) {
  const text = readFileSync(join(import.meta.dirname, `../ui/src/${entry}.ts`), 'utf8');
  for (const [, names = '', path = ''] of text.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)) {
    for (const name of names.split(',')) homes.set(name.replace(/^\s*type /, '').trim(), path);
  }
}

/**
 * Imports from the modules of `ui` themselves: esbuild collects the styles of all that an entry could export, whether it
 * is used or not.
 */
const directImports: Plugin = {
  name: 'direct-imports',
  setup({ onLoad }) {
    onLoad({ filter: /design-system\/src\/.*\.tsx?$/ }, ({ path }) =>
      path.endsWith('.css.ts')
        ? undefined
        : {
            loader: path.endsWith('x') ? 'tsx' : 'ts',
            contents: readFileSync(path, 'utf8').replace(
              /import (type )?\{([^}]*)\} from '@millrace\/ui(?:\/light|\/bare|\/hooks)?';/g,
              (_, type: string | undefined, names: string) =>
                type
                  ? ''
                  : names
                      .split(',')
                      .filter((name) => name.trim() && !name.trim().startsWith('type '))
                      .map(
                        (name) =>
                          `import { ${name} } from '${join(import.meta.dirname, '../ui/src', homes.get(name.trim()) ?? '')}';`,
                      )
                      .join(''),
            ),
          },
    );
  },
};

/**
 * Builds the styles of each entry and component anew with those of `ui` that they need, so that one style entry is
 * enough. Class names are the same in both packages, as they come from a file's path in its package.
 */
async function buildStyles() {
  const manifests = [import.meta.dirname, join(import.meta.dirname, '../ui')].map((folder) =>
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const foreign = manifests
    .flatMap(({ dependencies, peerDependencies }) => Object.keys({ ...dependencies, ...peerDependencies }))
    .filter((name) => name !== '@millrace/ui');
  const { outputFiles } = await build({
    entryPoints: { ...components, index: entries.index, light: entries.light, cards: entries.cards },
    outdir: dist,
    absWorkingDir: import.meta.dirname,
    bundle: true,
    write: false,
    format: 'esm',
    target: ['es2022', 'safari17.4'],
    jsx: 'automatic',
    conditions: ['millrace-source'],
    external: foreign.flatMap((name) => [name, `${name}/*`]),
    plugins: [
      directImports,
      // Styles evaluate those of `ui` from source, so that themes and resets come along.
      vanillaExtractPlugin({ identifiers, esbuildOptions: { conditions: ['millrace-source'] } }),
    ],
    logLevel: 'error',
  });
  for (const { path, contents } of outputFiles) {
    if (!path.endsWith('.css')) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}

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
  esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  async onSuccess() {
    await buildStyles();
    publishStyles(dist, ['index', 'light', 'cards']);
  },
});
