import { loadTexts, readOwners } from '../locales/read.mjs';

/** @typedef {import('../locales/compare.mjs').Texts} Texts */

/**
 * English texts of one place: an area of a package, or a kind of message that the API writes.
 * @typedef {object} Catalogue
 * @property {string} name
 * @property {Texts} texts
 */

const API = 'apps/api/src/platform/messages';

/** Catalogues of the API. The last gathers the others: only what none of them has is its own. */
const API_MODULES = ['replies.en', 'mail.en', 'alerts.en', 'plans.en', 'en'];

/**
 * Reads every English text that a user reads and that has a key: those of the packages by area, and those of the API.
 * @returns {Promise<Catalogue[]>}
 */
export async function readCatalogues() {
  const owners = await readOwners();
  const modules = await loadTexts(API_MODULES.map((name) => `${API}/${name}.ts`));
  const [own = {}, ...others] = modules.toReversed();
  const gathered = new Set(others.flatMap((texts) => Object.keys(texts)));
  return [
    ...owners.map(({ folder, english }) => ({ name: nameOf(folder), texts: english })),
    ...API_MODULES.slice(0, -1).map((name, index) => ({
      name: `api-${name.replace('.en', '')}`,
      texts: modules[index] ?? {},
    })),
    {
      name: 'api-other',
      texts: Object.fromEntries(Object.entries(own).filter(([key]) => !gathered.has(key))),
    },
  ];
}

/** `community-account` for `packages/community/src/account`. @param {string} folder */
const nameOf = (folder) =>
  folder
    .replace(/^packages\//, '')
    .replace(/\/src/, '')
    .replace('/', '-');
