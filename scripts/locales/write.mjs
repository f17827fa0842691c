/** How the language is called in English. @param {string} language */
const nameOf = (language) => new Intl.DisplayNames('en', { type: 'language' }).of(language);

/**
 * The module that gathers the files of a language into one catalogue.
 * @param {string} language @param {string[]} areas
 */
export function gatherer(language, areas) {
  return [
    `// Written by \`npm run locales -- --write\`.`,
    `import type { Catalogue } from '../messages/messages';`,
    ...areas.map((area) => `import ${area}Texts from './${language}/${area}.json';`),
    '',
    `/** The ${nameOf(language)} catalogue. */`,
    `export const ${language}: Catalogue = {`,
    ...areas.map((area) => `  ...${area}Texts,`),
    '};',
    '',
  ].join('\n');
}
