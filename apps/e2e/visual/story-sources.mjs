import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { packagesOfStories } from '../../../scripts/workspace/locked-packages.mjs';
import { once, readTexts } from './text-sources.mjs';

/** Sources of every picture beyond those that the preview imports, including the rendering code. */
const everywhere = ['.storybook/main.ts', 'apps/e2e/visual/draw.mjs', 'apps/e2e/visual/rest.mjs'];

/**
 * Returns for each file which of our sources it reaches by imports that are used (tree shaking), and those that it
 * imports dynamically.
 * @param {string} root  of the checkout
 * @param {string[]} files  relative to the root
 * @returns {Promise<Map<string, string[]>>}
 */
export async function reachedSources(root, files) {
  /** @type {Map<string, { sources: string[], later: string[] }>} */
  const known = new Map();
  // A dynamic import is bundled separately: in the importer's bundle, none of it could be tree-shaken.
  for (let entries = files; entries.length > 0; ) {
    for (const [entry, found] of await bundle(root, entries)) known.set(entry, found);
    entries = [...new Set([...known.values()].flatMap(({ later }) => later))].filter(
      (file) => !known.has(file),
    );
  }
  return new Map(files.map((file) => [file, closure(file, known)]));
}

/** @param {string} file @param {Map<string, { sources: string[], later: string[] }>} known */
function closure(file, known) {
  const entries = new Set([file]);
  // Iterating over a set includes entries added meanwhile.
  for (const entry of entries) for (const later of known.get(entry)?.later ?? []) entries.add(later);
  return [...new Set([...entries].flatMap((entry) => known.get(entry)?.sources ?? []))];
}

/** Marks a dynamically imported file among the imports of a bundle. */
const isLater = 'later:';

/** @param {string} root @param {string[]} files */
async function bundle(root, files) {
  const { metafile } = await build({
    entryPoints: files,
    absWorkingDir: root,
    outdir: 'unwritten',
    bundle: true,
    write: false,
    metafile: true,
    treeShaking: true,
    format: 'esm',
    platform: 'browser',
    target: 'esnext',
    jsx: 'automatic',
    logLevel: 'silent',
    conditions: ['millrace-source'],
    loader: { '.woff2': 'empty', '.css': 'empty' },
    plugins: [onlyOurs],
  });
  return Object.values(metafile.outputs).flatMap(({ entryPoint, inputs, imports }) => {
    const later = imports
      .filter(({ path }) => path.startsWith(isLater))
      .map(({ path }) => path.slice(isLater.length));
    return entryPoint ? [/** @type {const} */ ([entryPoint, { sources: used(inputs), later }])] : [];
  });
}

/**
 * Returns for each file of stories the digest of its sources: the files that it reaches by imports
 * that are used, and the preview's. If the digest equals the lock file's, the picture need not be rendered.
 * @param {string} root  of the checkout
 * @param {string[]} files  of stories, relative to the root
 * @returns {Promise<Map<string, string>>} a digest by file
 */
export async function digestSources(root, files) {
  const preview = '.storybook/preview.tsx';
  const byEntry = await reachedSources(root, [...files, preview]);
  const shared = [...everywhere, ...(byEntry.get(preview) ?? [])];
  const textOf = once((file) => readFileSync(join(root, file), 'utf8'));
  const texts = readTexts(textOf);
  const digestOf = once((source) => digest(texts.contentOf(source)));
  const packages = packagesOfStories(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).join('\n');
  return new Map(
    files.map((file) => {
      const reached = [...new Set([...shared, ...(byEntry.get(file) ?? [])])].sort();
      const sources = texts.withoutForeign(reached);
      return [
        file,
        digest([packages, ...sources.map((source) => `${source} ${digestOf(source)}`)].join('\n')),
      ];
    }),
  );
}

/** Matches the suffix of a file that is imported as text or as a URL. */
const AS_TEXT = /\?(raw|url&no-inline)$/;

/** Namespace of virtual modules. */
const madeByNode = 'made-by-node';

/** Files that a Storybook plugin builds and requests for the cards in stories: stories do not import them. */
const widgetSources = [
  '.storybook/widgets/plugin',
  '.storybook/widgets/serve-widgets',
  'packages/widgets/src/loader/loader',
  'packages/widgets/src/server/renderer',
  'packages/widgets/build/build-release',
]
  .map((path, at) => `import * as part${at} from './${path}.ts';`)
  .concat('export default [part0, part1, part2, part3, part4];')
  .join('\n');

/**
 * Keeps packages from the registry external, as the lockfile covers them; follows ours to their sources. Style rules of
 * components only count if one of their names is used, although a bundler must keep them; page-wide rules always count.
 * @type {import('esbuild').Plugin}
 */
const onlyOurs = {
  name: 'only-ours',
  setup(bundler) {
    // Documentation pages are in no picture, but import every component.
    bundler.onResolve({ filter: /^\.\/docs$/ }, ({ path }) => ({ path, external: true }));
    // Pages in stories are generated from files, or contain their addresses.
    bundler.onLoad({ filter: /./ }, ({ path, suffix }) =>
      AS_TEXT.test(suffix) ? { contents: readFileSync(path), loader: 'text' } : undefined,
    );
    bundler.onResolve({ filter: /^virtual:widgets$/ }, ({ path }) => ({ path, namespace: madeByNode }));
    bundler.onLoad({ filter: /./, namespace: madeByNode }, () => ({
      contents: widgetSources,
      resolveDir: bundler.initialOptions.absWorkingDir,
    }));
    bundler.onResolve({ filter: /^(\.|@millrace\/)/ }, async ({ path, kind, pluginData, ...how }) => {
      if (kind !== 'dynamic-import' || pluginData === 'resolved') return undefined;
      const resolved = await bundler.resolve(path, { ...how, kind, pluginData: 'resolved' });
      if (resolved.errors.length > 0) return { errors: resolved.errors };
      const { absWorkingDir = '' } = bundler.initialOptions;
      return resolved.external
        ? resolved
        : { path: `${isLater}${relative(absWorkingDir, resolved.path)}`, external: true };
    });
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@millrace/') ? undefined : { path, external: true },
    );
    bundler.onResolve({ filter: /^\..*\.css$/ }, async ({ path, pluginData, ...how }) => {
      if (pluginData === 'resolved') return undefined;
      const resolved = await bundler.resolve(path, { ...how, pluginData: 'resolved' });
      return { ...resolved, sideEffects: /\/(styles|theme)\/[^/]+$/.test(resolved.path) };
    });
  },
};

/** What is reached but leaves nothing behind, such as a list of exports, has no part in a picture. @param {Record<string, { bytesInOutput: number }>} inputs */
const used = (inputs) =>
  Object.entries(inputs)
    .map(([path, { bytesInOutput }]) => ({ path: path.replace(AS_TEXT, ''), bytesInOutput }))
    .filter(({ path, bytesInOutput }) => bytesInOutput > 0 || path.endsWith('.css'))
    .filter(({ path }) => !path.startsWith(`${madeByNode}:`))
    .map(({ path }) => path);

/** @param {string | Buffer} content */
const digest = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
