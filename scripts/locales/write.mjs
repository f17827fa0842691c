import { PACKAGES } from './read.mjs';

/** @typedef {import('./compare.mjs').Texts} Texts */

/** Returns the English name of a language. @param {string} language */
const nameOf = (language) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/**
 * Moves texts to the owners of their keys and sorts them in the order of English. Unknown keys stay in their file,
 * last.
 *
 * @param {{ english: Texts, texts: Texts }[]} owners
 * @returns {Texts[]} the texts of each owner
 */
export function arrange(owners) {
  const misplaced = owners.map(({ english, texts }) =>
    Object.fromEntries(Object.entries(texts).filter(([key]) => !(key in english))),
  );
  const homeless = Object.assign({}, ...misplaced);
  return owners.map(({ english, texts }, index) => {
    /** @type {Record<string, string>} */
    const arranged = {};
    for (const key of Object.keys(english)) {
      const text = texts[key] ?? homeless[key];
      if (text !== undefined) arranged[key] = text;
    }
    for (const [key, text] of Object.entries(misplaced[index] ?? {})) {
      if (!owners.some(({ english }) => key in english)) arranged[key] = text;
    }
    return arranged;
  });
}

/**
 * Generates the module that imports the files of a package, and the catalogue of the package below it.
 * @param {import('./read.mjs').Pack} pack @param {string} language @param {string[]} areas  none if the package owns texts
 */
export function gatherer(pack, language, areas) {
  const below = PACKAGES[PACKAGES.indexOf(pack) - 1];
  const own = areas.length
    ? areas.map((area) => ({ name: camelCase(area), path: `../${area}/locales/${language}.json` }))
    : [{ name: 'own', path: `./${language}.json` }];
  const imports = [
    ...own.map(({ name, path }) => ({ path, line: `import ${name} from '${path}';` })),
    { path: '../messages/en', line: `import type { en } from '../messages/en';` },
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  return [
    ...(below ? [`import { ${language} as below } from '@millrace/${below}/locales/${language}';`] : []),
    ...imports.map(({ line }) => line),
    '',
    `/** ${nameOf(language)} texts, by key. */`,
    `export const ${language}: Record<keyof typeof en, string> = {`,
    ...(below ? ['  ...below,'] : []),
    ...own.map(({ name }) => `  ...${name},`),
    '};',
    '',
  ].join('\n');
}

/** @param {string} area */
const camelCase = (area) => area.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
