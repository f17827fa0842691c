import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../workspace/paths.mjs';

/** The languages beside English, which is built in. */
export const LANGUAGES = /** @type {const} */ (['de', 'zh', 'ja', 'ar']);

/** Where the texts of a language stand, a file for each area. @param {string} language */
export const folderOf = (language) => at(`packages/design-system/src/locales/${language}`);

/** The file of a text: what its key has before the first dot. @param {string} key */
export const areaOf = (key) => (key.includes('.') ? (key.split('.')[0] ?? '') : 'general');

/**
 * English, from its modules, in their order.
 * @returns {Promise<import('./compare.mjs').Texts>}
 */
export async function readEnglish() {
  const { buildSync } = createRequire(at('packages/design-system/package.json'))('esbuild');
  const folder = mkdtempSync(join(tmpdir(), 'millrace-locales-'));
  try {
    const outfile = join(folder, 'en.mjs');
    buildSync({
      entryPoints: [at('packages/design-system/src/messages/en.ts')],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['millrace-source'],
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)).en;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * All texts of a language, and which of them stand in the wrong file.
 * @param {string} language
 */
export function readLocale(language) {
  /** @type {Record<string, string>} */
  const texts = {};
  const misplaced = [];
  const folder = folderOf(language);
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (!file.endsWith('.json')) continue;
    for (const [key, text] of Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')))) {
      if (file !== `${areaOf(key)}.json`)
        misplaced.push(`${key} belongs in ${areaOf(key)}.json, not in ${file}`);
      texts[key] = text;
    }
  }
  return { texts, misplaced };
}
