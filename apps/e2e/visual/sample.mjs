import { createHash } from 'node:crypto';
import { dirname } from 'node:path';

/** @typedef {import('./plan.mjs').Shot} Shot */

/**
 * Draws a deterministic sample: first those of stories next to changed files, then one
 * of each folder, one more of each story, and so on.
 * @param {Shot[]} shots
 * @param {number} most
 * @param {string[]} changed  files that changed, relative to the root
 * @returns {Shot[]} in their order
 */
export function sampleShots(shots, most, changed) {
  const touched = new Set(changed.flatMap((file) => [file, ...foldersAbove(file)]));
  const isOwn = (/** @type {Shot} */ { file }) => touched.has(file) || touched.has(dirname(file));
  const own = shots.filter(isOwn);
  const rest = shots.filter((shot) => !isOwn(shot));
  const chosen = new Set([...spread(own), ...spread(rest)].slice(0, most));
  return shots.filter((shot) => chosen.has(shot));
}

/** @param {string} file @returns {string[]} without the root */
function foldersAbove(file) {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Alternates between folders, then between their stories, then between their pictures. @param {Shot[]} shots */
function spread(shots) {
  const mixed = shots
    .map((shot) => ({ shot, rank: createHash('sha256').update(shot.id).digest('hex') }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ shot }) => shot);
  const byStory = inTurn(mixed, ({ storyId }) => storyId);
  return inTurn(byStory, ({ file }) => dirname(file));
}

/**
 * Sorts a list so that the first item of each key comes first, then the second of each.
 * @param {Shot[]} shots
 * @param {(shot: Shot) => string} keyOf
 */
function inTurn(shots, keyOf) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const turns = shots.map((shot) => {
    const turn = counts.get(keyOf(shot)) ?? 0;
    counts.set(keyOf(shot), turn + 1);
    return { shot, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ shot }) => shot);
}
