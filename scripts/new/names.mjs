/** Names that do not describe their content. */
const empty = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'stuff']);

/**
 * One name in the forms that files and code need.
 * @typedef {object} Names
 * @property {string} area    `catalogue`; empty where a kind has none
 * @property {string} pascal  `WaterGauge`
 * @property {string} camel   `waterGauge`
 * @property {string} kebab   `water-gauge`
 * @property {string} words   `water gauge`
 * @property {string} singular  `waterGauge`, of `water-gauges` too
 */

/**
 * @param {string} given  `WaterGauge` or `water-gauge`
 * @param {string} [area]  the area to which it belongs
 * @returns {Names | string} a string is the error in the name
 */
export function readName(given, area = '') {
  const isPascal = /^[A-Z][A-Za-z0-9]+$/.test(given);
  if (!isPascal && !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given)) {
    return `"${given}" is no name: write it as WaterGauge or water-gauge, in letters and digits.`;
  }
  const parts = isPascal
    ? (given.match(/[A-Z]+(?![a-z])|[A-Z][a-z0-9]*|[0-9]+/g) ?? [given])
    : given.split('-');
  const words = parts.map((part) => part.toLowerCase());
  if (words.every((word) => empty.has(word))) return `"${given}" says nothing: name what it does.`;
  const pascal = isPascal ? given : words.map(capitalize).join('');
  const camelOf = (/** @type {string[]} */ list) => [list[0], ...list.slice(1).map(capitalize)].join('');
  return {
    area,
    pascal,
    camel: camelOf(words),
    kebab: words.join('-'),
    words: words.join(' '),
    singular: camelOf([...words.slice(0, -1), singularOf(words.at(-1) ?? '')]),
  };
}

/** @param {string} word */
const capitalize = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** @param {string} word */
const singularOf = (word) => word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');

/**
 * The number and file name of the next decision.
 * @param {string} title
 * @param {string[]} files  existing ones
 * @returns {{ number: number, file: string } | string}
 */
export function readTitle(title, files) {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (!slug) return 'A decision needs a title: what was decided, in a few words.';
  const namesake = files.find((file) => file.replace(/^\d+-/, '') === `${slug}.md`);
  if (namesake) return `There is a decision of this title: docs/decisions/${namesake}.`;
  const number = 1 + Math.max(0, ...files.map((file) => Number.parseInt(file, 10) || 0));
  return { number, file: `${String(number).padStart(4, '0')}-${slug}.md` };
}
