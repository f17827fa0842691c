import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Safari version that introduced each feature, by MDN's data; Infinity for never.
 * @typedef {object} Names
 * @property {Map<string, number>} properties of CSS
 * @property {Map<string, number>} keywords by `property: keyword`
 * @property {Map<string, number>} functions of CSS
 * @property {Map<string, number>} atRules
 * @property {Map<string, number>} pseudos classes and elements, without colons
 * @property {Map<string, number>} globals of JavaScript and of pages
 * @property {Map<string, number>} members by `Interface.member`
 * @property {Map<string, number>} oldest the oldest of all members of a name, for mixins, which are not in the data
 * @property {Set<string>} doubtful names of globals and members of which at least one is too new
 */

/**
 * @typedef {{ version_added?: string | false, version_removed?: string, prefix?: string, alternative_name?: string,
 *   flags?: object[], partial_implementation?: boolean }} Support
 * @typedef {{ __compat?: { support: { safari?: Support | Support[] } } } & { [name: string]: Feature }} Feature
 */

/**
 * @param {number} floor the oldest supported Safari
 * @returns {Names}
 */
export function readNames(floor) {
  const data = require('@mdn/browser-compat-data');
  /** @type {Names} */
  const names = {
    properties: new Map(),
    keywords: new Map(),
    functions: new Map(),
    atRules: new Map(),
    pseudos: new Map(),
    globals: new Map(),
    members: new Map(),
    oldest: new Map(),
    doubtful: new Set(),
  };
  for (const [property, feature, version] of features(data.css.properties)) {
    names.properties.set(property, version);
    for (const [keyword, , since] of features(feature)) names.keywords.set(`${property}: ${keyword}`, since);
  }
  for (const [name, feature, version] of features(data.css.types)) {
    keepOldest(names.functions, name, version);
    for (const [inner, , since] of features(feature)) keepOldest(names.functions, inner, since);
  }
  for (const [name, , version] of features(data.css['at-rules'])) names.atRules.set(name, version);
  for (const [name, , version] of features(data.css.selectors)) names.pseudos.set(name, version);
  for (const source of [data.javascript.builtins, data.api])
    for (const [name, feature, version] of features(source)) {
      keepOldest(names.globals, name, version);
      if (version > floor) names.doubtful.add(name);
      for (const [key, , since] of features(feature)) {
        const member = key.replace(/_static$/, '');
        names.members.set(`${name}.${member}`, since);
        keepOldest(names.oldest, member, since);
        if (since > floor) names.doubtful.add(member);
      }
    }
  return names;
}

/** @param {Feature} parent @returns {[name: string, feature: Feature, version: number][]} */
const features = (parent) =>
  Object.entries(parent).flatMap(([name, feature]) =>
    name !== '__compat' && feature.__compat
      ? [[name, feature, versionOf(feature.__compat.support.safari)]]
      : [],
  );

/** @param {Map<string, number>} map @param {string} name @param {number} version */
const keepOldest = (map, name, version) => map.set(name, Math.min(version, map.get(name) ?? Infinity));

/** @param {Support | Support[] | undefined} support @returns {number} */
function versionOf(support) {
  const all = [support ?? []].flat();
  const versions = all.flatMap((one) => {
    // A range that ends where the next begins is continuous: only a note has changed.
    const ends = one.version_removed && !all.some((next) => next.version_added === one.version_removed);
    if (one.prefix || one.alternative_name || one.flags || ends) return [];
    const version = Number.parseFloat(String(one.version_added).replace('≤', ''));
    return Number.isNaN(version) ? [] : [version];
  });
  return Math.min(...versions, Infinity);
}
