import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../workspace/paths.mjs';

/** @typedef {import('./compare.mjs').Texts} Texts */
/** @typedef {(typeof PACKAGES)[number]} Pack */

/**
 * What owns texts: an area of a package, or a package that has no areas.
 * @typedef {object} Owner
 * @property {string} folder  relative to the root; `locales/<language>.json` lies below it
 * @property {Pack} pack  the package's folder below `packages`
 * @property {Texts} english  in the order in which they are written
 */

/** The languages beside English, which is built in. */
export const LANGUAGES = /** @type {const} */ (['de', 'zh', 'ja', 'ar']);

/** Packages that have texts. A catalogue holds those of its package and of the packages before it. */
export const PACKAGES = /** @type {const} */ (['ui', 'value-chain', 'design-system', 'community']);

/** Packages that own their texts themselves, and the module that has them. @type {Readonly<Partial<Record<Pack, string>>>} */
const WITHOUT_AREAS = { ui: 'en', 'value-chain': 'value-chain-texts' };

/**
 * Reads all English texts from their modules: one of `messages/` where a package has no areas, `<area>/messages.ts`
 * elsewhere.
 * @returns {Promise<Owner[]>} in the order of PACKAGES, areas by name
 */
export async function readOwners() {
  const modules = PACKAGES.flatMap((pack) => {
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

/** Merges the texts of owners as catalogues do: a later package overrides an earlier one. @param {Texts[]} texts */
export const merge = (texts) => /** @type {Texts} */ (Object.assign({}, ...texts));

/** The file of an owner's texts, relative to the root. @param {string} folder @param {string} language */
export const fileOf = (folder, language) => `${folder}/locales/${language}.json`;

/** The texts of a file; none where there is no file. @param {string} file @returns {Texts} */
export const readTexts = (file) => (existsSync(at(file)) ? JSON.parse(readFileSync(at(file), 'utf8')) : {});

/**
 * Files of a language in folders that own no texts.
 * @param {Owner[]} owners @param {string} language
 */
export function strayFiles(owners, language) {
  const folders = PACKAGES.flatMap((pack) => [`packages/${pack}/src`, ...foldersOf(`packages/${pack}/src`)]);
  return folders
    .filter((folder) => !owners.some((owner) => owner.folder === folder))
    .map((folder) => fileOf(folder, language))
    .filter((file) => existsSync(at(file)));
}

/** The folders of a folder, by name. @param {string} folder  relative to the root, as those are */
const foldersOf = (folder) =>
  readdirSync(at(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .sort();
