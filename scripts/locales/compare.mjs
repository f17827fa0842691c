import { createRequire } from 'node:module';
import { at } from '../workspace/paths.mjs';

export const { IntlMessageFormat } = createRequire(at('packages/ui/package.json'))('intl-messageformat');

/** @typedef {Readonly<Record<string, string>>} Texts */

/**
 * Finds faults in a translation: a key that is missing or unknown, a text that is no ICU message, one whose
 * placeholders, tags or choices differ from those of the English text, and a plural without a form that the
 * language has.
 *
 * @param {string} language BCP 47
 * @param {Texts} english
 * @param {Texts} texts
 * @returns {string[]} a sentence each; empty if there are none
 */
export function compareLocale(language, english, texts) {
  const problems = [];
  for (const [key, text] of Object.entries(english)) {
    const translated = texts[key];
    if (translated === undefined) problems.push(`${key} is missing: ${text}`);
    else problems.push(...compareText(language, text, translated).map((problem) => `${key} ${problem}`));
  }
  for (const key of Object.keys(texts)) {
    if (!(key in english)) problems.push(`${key} is no key of English`);
  }
  return problems;
}

/**
 * @param {string} language @param {string} english @param {string} translated
 * @returns {string[]}
 */
function compareText(language, english, translated) {
  if (translated.trim() === '' && english.trim() !== '') return ['is empty'];
  let parts;
  try {
    parts = partsOf(translated, language);
  } catch (error) {
    return [`is no ICU message (${error instanceof Error ? error.message : error}): ${translated}`];
  }
  const model = partsOf(english, 'en');
  const expected = model.names;
  // If English only distinguishes zero, other languages may as well.
  const counted = new Set(model.plurals.filter(({ forms }) => forms.includes('one')).map(({ name }) => name));
  const lacks = [...expected].filter((name) => !parts.names.has(name));
  const surplus = [...parts.names].filter((name) => !expected.has(name));
  return [
    ...lacks.map((name) => `lacks ${name}: ${translated}`),
    ...surplus.map((name) => `has ${name}, which English has not: ${translated}`),
    ...parts.plurals.flatMap(({ name, type, forms }) =>
      (counted.has(name) ? formsOf(language, type) : ['other'])
        .filter((form) => !forms.includes(form) && !forms.includes(EXACT[form] ?? form))
        .map((form) => `lacks the plural form "${form}" of {${name}}: ${translated}`),
    ),
  ];
}

/**
 * Lists the placeholders, tags and choices of a message. A number may be a plural or a plain number: languages differ
 * in which.
 * @param {string} text @param {string} language
 */
function partsOf(text, language) {
  /** @type {Set<string>} */
  const names = new Set();
  /** @type {{ name: string, type: 'cardinal' | 'ordinal', forms: string[] }[]} */
  const plurals = [];
  /** @param {readonly Part[]} elements */
  const visit = (elements) => {
    for (const element of elements) {
      const { type, value: name = '', children = [], options = {}, pluralType = 'cardinal' } = element;
      if (type === KIND.argument) names.add(`{${name}}`);
      else if (type === KIND.number) names.add(`{${name}} as a number`);
      else if (type === KIND.date || type === KIND.time) names.add(`{${name}} as a date or time`);
      else if (type === KIND.tag) {
        names.add(`<${name}>`);
        visit(children);
      } else if (type === KIND.select) {
        names.add(`{${name}} chosen from ${Object.keys(options).sort().join(', ')}`);
        for (const option of Object.values(options)) visit(option.value);
      } else if (type === KIND.plural) {
        names.add(`{${name}} as a number`);
        plurals.push({ name, type: pluralType, forms: Object.keys(options) });
        for (const option of Object.values(options)) visit(option.value);
      }
    }
  };
  visit(/** @type {Part[]} */ (new IntlMessageFormat(text, language).getAst()));
  return { names, plurals };
}

/** @param {string} language @param {'cardinal' | 'ordinal'} type */
const formsOf = (language, type) =>
  new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories;

/** Plural forms of a single number, which an exact choice can replace. @type {Record<string, string>} */
const EXACT = { zero: '=0', two: '=2' };

/**
 * Part of a message, with the properties read here.
 * @typedef {object} Part
 * @property {number} type
 * @property {string} [value]
 * @property {Part[]} [children]
 * @property {Record<string, { value: Part[] }>} [options]
 * @property {'cardinal' | 'ordinal'} [pluralType]
 */

/** Node types, as the parser of intl-messageformat numbers them. */
const KIND = { argument: 1, number: 2, date: 3, time: 4, select: 5, plural: 6, tag: 8 };
