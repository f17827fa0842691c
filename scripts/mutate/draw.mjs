/** Samples mutants, names them, and compares records. Pure: no files, no processes. */
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

/** Layers of source files, each with the same share of a sample. */
const layers = [
  { name: 'service', pattern: /^apps\/api\/src\/areas\/.*\.service\.ts$/ },
  { name: 'policy', pattern: /^apps\/api\/src\/areas\/.*\.policy\.ts$/ },
  { name: 'repository', pattern: /^apps\/api\/src\/areas\/.*\.repository\.ts$/ },
  { name: 'domain', pattern: /^packages\/domain\/src\/.*\.ts$/ },
  { name: 'client', pattern: /^packages\/api-client\/src\/.*\.ts$/ },
  // Logic has lower-case file names; hooks and components do not.
  {
    name: 'logic',
    pattern:
      /^packages\/(ui|value-chain|design-system|community)\/src\/[\w-]+\/(.*\/)?(?!story-)[a-z][a-z0-9-]*\.ts$/,
  },
];

/** Matches files that are not mutated: tests, stories, styles, texts, docs, generated files and lists of exports. */
const otherwise =
  /\.(test|stories|bench|css|docs|messages|d)\.tsx?$|\/(generated|testing|test|locales|messages)\/|\/index\.ts$/;

/** @param {string} path */
export const isSource = (path) =>
  /^(packages\/[^/]+\/src|apps\/[^/]+\/(src|app|server))\/.*\.tsx?$/.test(path) && !otherwise.test(path);

/** @param {string} path @returns {string | undefined} */
export const layerOf = (path) =>
  isSource(path) ? layers.find(({ pattern }) => pattern.test(path))?.name : undefined;

/** Returns the partition of tests: the API's, whose server runs in their process, or the rest. @param {string} path */
export const partitionOf = (path) => (path.startsWith('apps/api/') ? 'api' : 'unit');

/**
 * Returns the key of a mutant, which is stable while its file does not change.
 * @param {Mutant} mutant
 */
export function keyOf({ fileName, location, mutatorName, replacement = '' }) {
  const text = replacement.replace(/\s+/g, ' ');
  const shown = text.length > 48 ? `${text.slice(0, 36)}… ${digest(text).slice(0, 8)}` : text;
  return `${fileName}:${rangeOf(location)} ${mutatorName} ${shown}`;
}

/** Formats a range for Stryker: lines are counted from 1, columns from 0. @param {Mutant['location']} location */
export const rangeOf = ({ start, end }) => `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/**
 * Draws mutants: the same share of each layer, at most a tenth of a share per file. The order depends only on the seed
 * and each mutant's key, so that a smaller sample is a prefix of a larger one.
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
 * Returns the distance of a test from a source file: same name and folder, same folder, same feature or module, same
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
 * Returns the nearest of the given tests, in a stable order.
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
 * Compares the outcomes of the mutants that are in both records.
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
