import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../workspace/paths.mjs';

/** @typedef {import('./compare.mjs').Texts} Texts */
/** @typedef {(typeof PACKAGES | typeof APART)[number]} Pack */

/**
 * Owner of texts: an area of a package, or a package without areas.
 * @typedef {object} Owner
 * @property {string} folder  relative to the root; contains `locales/<language>.json`
 * @property {Pack} pack  the package's folder below `packages`
 * @property {Texts} english  in source order
 */

/** Languages other than English, which is built in. */
export const LANGUAGES = /** @type {const} */ (['de', 'zh', 'ja', 'ar']);

/** Packages with texts. A catalogue contains those of its package and of the packages before it. */
export const PACKAGES = /** @type {const} */ (['ui', 'value-chain', 'design-system', 'community']);

/** Packages whose texts are in no catalogue, as a script of theirs carries them. */
export const APART = /** @type {const} */ (['widgets']);

/** Packages that own texts without areas, with their module. @type {Readonly<Partial<Record<Pack, string>>>} */
const WITHOUT_AREAS = {
  ui: 'en',
  'value-chain': 'value-chain-texts',
  widgets: 'debug-texts',
};

/**
 * Reads all English texts from their modules: one in `messages/` for a package without areas, else
 * `<area>/messages.ts`.
 * @param {readonly Pack[]} [packs]
 * @returns {Promise<Owner[]>} in the order of the packages, areas by name
 */
export async function readOwners(packs = PACKAGES) {
  const modules = packs.flatMap((pack) => {
    const source = `packages/${pack}/src`;
    const whole = WITHOUT_AREAS[pack];
    if (whole) return [{ pack, folder: source, module: `${source}/messages/${whole}.ts` }];
    return foldersOf(source)
      .filter((folder) => existsSync(at(folder, 'messages.ts')))
      .map((folder) => ({ pack, folder, module: `${folder}/messages.ts` }));
  });
  const english = await loadTexts(modules.map(({ module }) => module));
  return modules.map(({ pack, folder }, index) => ({ pack, folder, english: english[index] ?? {} }));
}

/**
 * Loads the texts that each module exports.
 * @param {string[]} modules @returns {Promise<Texts[]>}
 */
export async function loadTexts(modules) {
  return (await loadModules(modules)).map((exports) => Object.assign({}, ...Object.values(exports)));
}

/**
 * Bundles the modules and loads what each exports.
 * @param {string[]} modules @returns {Promise<Record<string, any>[]>}
 */
export async function loadModules(modules) {
  const { buildSync } = createRequire(at('packages/ui/package.json'))('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'millrace-locales-'));
  try {
    const outfile = join(folder, 'texts.mjs');
    buildSync({
      stdin: {
        contents: modules
          .map((module, index) => `export * as _${index} from ${JSON.stringify(`./${module}`)};`)
          .join('\n'),
        resolveDir: at('.'),
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['millrace-source'],
      logLevel: 'error',
    });
    const loaded = await import(pathToFileURL(outfile).href);
    return modules.map((_, index) => loaded[`_${index}`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Merges texts like the catalogues: a later package overrides an earlier one. @param {Texts[]} texts */
export const merge = (texts) => /** @type {Texts} */ (Object.assign({}, ...texts));

/** Returns the path of an owner's texts, relative to the root. @param {string} folder @param {string} language */
export const fileOf = (folder, language) => `${folder}/locales/${language}.json`;

/** Reads the texts of a file; empty if there is no file. @param {string} file @returns {Texts} */
export const readTexts = (file) => (existsSync(at(file)) ? JSON.parse(readFileSync(at(file), 'utf8')) : {});

/**
 * Lists files of a language in folders that own no texts.
 * @param {Owner[]} owners @param {string} language
 */
export function strayFiles(owners, language) {
  const folders = PACKAGES.flatMap((pack) => [`packages/${pack}/src`, ...foldersOf(`packages/${pack}/src`)]);
  return folders
    .filter((folder) => !owners.some((owner) => owner.folder === folder))
    .map((folder) => fileOf(folder, language))
    .filter((file) => existsSync(at(file)));
}

/** Lists the subfolders of a folder, by name. @param {string} folder  relative to the root, like the result */
const foldersOf = (folder) =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .sort();
