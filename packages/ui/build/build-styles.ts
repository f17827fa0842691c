import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { stylesPlugin } from './styles-plugin';

/** Finds the module of the kit that exports a name, by the lists of its entries. @param kit The folder of its sources. */
function readHomes(kit: string): ReadonlyMap<string, string> {
  const homes = new Map<string, string>();
  for (const entry of ['index', 'light', 'bare', 'hooks']) {
    const text = readFileSync(join(kit, `${entry}.ts`), 'utf8');
    for (const [, names = '', path = ''] of text.matchAll(
      /export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g,
    )) {
      for (const name of names.split(',')) homes.set(name.replace(/^\s*type /, '').trim(), join(kit, path));
    }
  }
  return homes;
}

/**
 * Imports from the modules of the kit themselves: esbuild collects the styles of all that an entry could export, whether
 * it is used or not.
 */
const directImports = (homes: ReadonlyMap<string, string>): Plugin => ({
  name: 'direct-imports',
  setup({ onLoad }) {
    onLoad({ filter: /(design-system|value-chain)\/src\/.*\.tsx?$/ }, ({ path }) =>
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
                      .map((name) => `import { ${name} } from '${homes.get(name.trim())}';`)
                      .join(''),
            ),
          },
    );
  },
});

export interface StylesBuild {
  /** The package. */
  folder: string;
  /** Names of its own packages below it, whose styles come along. */
  below: readonly string[];
  /** Files by the names of their styles in `dist`. */
  entries: Readonly<Record<string, string>>;
}

/**
 * Builds the styles of a package anew with those that they need of the packages below, so that one style entry is enough.
 */
export async function buildStyles({ folder, below, entries }: StylesBuild) {
  const manifests = ['.', ...below.map((name) => `../${name}`)].map((path) =>
    JSON.parse(readFileSync(join(folder, path, 'package.json'), 'utf8')),
  );
  const foreign = manifests
    .flatMap(({ dependencies, peerDependencies }) => Object.keys({ ...dependencies, ...peerDependencies }))
    .filter((name) => !below.some((own) => name === `@millrace/${own}`));
  const { outputFiles } = await build({
    entryPoints: { ...entries },
    outdir: join(folder, 'dist'),
    absWorkingDir: folder,
    bundle: true,
    write: false,
    format: 'esm',
    target: ['es2022', 'safari17.4'],
    jsx: 'automatic',
    conditions: ['millrace-source'],
    external: foreign.flatMap((name) => [name, `${name}/*`]),
    plugins: [
      directImports(readHomes(join(folder, '../ui/src'))),
      // Styles evaluate those below from source, so that themes and resets come along.
      stylesPlugin(folder, { esbuildOptions: { conditions: ['millrace-source'] } }),
    ],
    logLevel: 'error',
  });
  for (const { path, contents } of outputFiles) {
    if (!path.endsWith('.css')) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
}
