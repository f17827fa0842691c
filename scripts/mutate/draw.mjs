/** Which mutants are drawn, how they are named, and how two records compare. Pure: no files, no processes. */
import { createHash } from 'node:crypto';

/**
 * @typedef {object} Mutant
 * @property {string} fileName from the root of the repository
 * @property {{ start: Position, end: Position }} location counted from 0
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @typedef {{ line: number, column: number }} Position
 *
 * @typedef {'killed' | 'timeout' | 'survived' | 'not run' | 'error'} Outcome
 * @typedef {object} Result
 * @property {string} mutant its key
 * @property {Outcome} outcome
 * @property {number} [files] how many test files were run for it
 */

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest('hex');

/** The groups of source files of which each gives the same share of a sample. */
const layers = [
  { name: 'service', pattern: /^apps\/api\/src\/areas\/.*\.service\.ts$/ },
  { name: 'policy', pattern: /^apps\/api\/src\/areas\/.*\.policy\.ts$/ },
  { name: 'repository', pattern: /^apps\/api\/src\/areas\/.*\.repository\.ts$/ },
  { name: 'domain', pattern: /^packages\/domain\/src\/.*\.ts$/ },
  { name: 'client', pattern: /^packages\/api-client\/src\/.*\.ts$/ },
  // Calculations have names in lower case; hooks and components do not.
  {
    name: 'logic',
    pattern:
      /^packages\/(ui|value-chain|design-system|community)\/src\/[\w-]+\/(.*\/)?(?!story-)[a-z][a-z0-9-]*\.ts$/,
  },
];

/** What is no source of its own: tests, stories, styles, texts, documentation, generated files and lists of exports. */
const otherwise =
  /\.(test|stories|bench|css|docs|messages|d)\.tsx?$|\/(generated|testing|test|locales|messages)\/|\/index\.ts$/;

/** @param {string} path */
export const isSource = (path) =>
  /^(packages\/[^/]+\/src|apps\/[^/]+\/(src|app|server))\/.*\.tsx?$/.test(path) && !otherwise.test(path);

/** @param {string} path @returns {string | undefined} */
export const layerOf = (path) =>
  isSource(path) ? layers.find(({ pattern }) => pattern.test(path))?.name : undefined;

/** Which tests are run: those of the API, whose server runs in their own process, or the rest. @param {string} path */
export const partitionOf = (path) => (path.startsWith('apps/api/') ? 'api' : 'unit');

/**
 * The identity of a mutant. It stays while its file does not change, whatever tests do.
 * @param {Mutant} mutant
 */
export function keyOf({ fileName, location, mutatorName, replacement = '' }) {
  const text = replacement.replace(/\s+/g, ' ');
  const shown = text.length > 48 ? `${text.slice(0, 36)}… ${digest(text).slice(0, 8)}` : text;
  return `${fileName}:${rangeOf(location)} ${mutatorName} ${shown}`;
}

/** As Stryker takes it: lines are counted from 1, columns from 0. @param {Mutant['location']} location */
export const rangeOf = ({ start, end }) => `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/**
 * Draws mutants: the same share of each layer, at most a tenth of a share of one file. The order depends on the seed and
 * on each mutant's own key alone, so that a smaller sample is the beginning of a larger one.
 * @param {Mutant[]} mutants
 * @param {number} size
 * @param {number | string} seed
 */
export function draw(mutants, size, seed) {
  const ranked = mutants
    .map((mutant) => ({ mutant, rank: digest(`${seed} ${keyOf(mutant)}`) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
  const perFile = new Map();
  const queues = layers.map(({ name }) => {
    const ofLayer = ranked.filter(({ mutant }) => layerOf(mutant.fileName) === name);
    return ofLayer.filter(({ mutant }) => {
      const taken = perFile.get(mutant.fileName) ?? 0;
      perFile.set(mutant.fileName, taken + 1);
      return taken < 5;
    });
  });
  const drawn = [];
  for (let round = 0; drawn.length < size && queues.some((queue) => round < queue.length); round += 1) {
    for (const queue of queues) {
      const next = queue[round];
      if (next && drawn.length < size) drawn.push(next.mutant);
    }
  }
  return drawn;
}

/**
 * How far a test is from a source file: beside it by the same name, in its folder, in its feature or module, in its
 * package, elsewhere.
 * @param {string} test
 * @param {string} source
 */
export function distance(test, source) {
  const folder = (/** @type {string} */ path) => path.slice(0, path.lastIndexOf('/'));
  if (folder(test) === folder(source)) {
    const name = (/** @type {string} */ path) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
    return name(test) === name(source) ? 0 : 1;
  }
  const area = source.match(/^.*\/src\/(?:areas\/[^/]+|[^/]+)\/[^/]+\//)?.[0];
  if (area && test.startsWith(area)) return 2;
  return test.split('/', 2).join('/') === source.split('/', 2).join('/') ? 3 : 4;
}

/**
 * The nearest of the given tests, in a fixed order.
 * @param {string[]} tests
 * @param {string} source
 * @param {number} most
 */
export function nearest(tests, source, most) {
  return [...tests]
    .sort((one, other) => distance(one, source) - distance(other, source) || (one < other ? -1 : 1))
    .slice(0, most);
}

/** @param {Result[]} results @returns {Record<string, number>} */
export function count(results) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/**
 * What a change of the tests has done to the mutants that both records hold.
 * @param {Result[]} before
 * @param {Result[]} after
 */
export function compare(before, after) {
  const now = new Map(after.map((result) => [result.mutant, result]));
  const both = before.flatMap((was) => {
    const is = now.get(was.mutant);
    return is ? [{ mutant: was.mutant, was: was.outcome, is: is.outcome }] : [];
  });
  const noticed = (/** @type {Outcome} */ outcome) => outcome === 'killed' || outcome === 'timeout';
  return {
    compared: both.length,
    onlyBefore: before.filter(({ mutant }) => !now.has(mutant)).map(({ mutant }) => mutant),
    lost: both.filter(({ was, is }) => noticed(was) && !noticed(is)),
    gained: both.filter(({ was, is }) => !noticed(was) && noticed(is)),
  };
}
