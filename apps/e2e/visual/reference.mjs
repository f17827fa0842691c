import { relative } from 'node:path';
import { acceptedSince, chooseBase } from './base-commit.mjs';
import { drawAlike } from './baselines.mjs';

/**
 * @typedef {object} ChosenReference
 * @property {import('./judge.mjs').Reference} reference
 * @property {Set<string>} accepted  pictures whose change was accepted, though it cannot be seen from here
 * @property {string} description  one line
 */

/**
 * What the pictures are held against: the baselines, or, when another browser drew those, what this browser
 * draws of the base commit.
 * @param {object} given
 * @param {string} given.root
 * @param {import('./baselines.mjs').Baselines} given.baselines
 * @param {import('./baselines.mjs').Renderer} given.renderer  this browser
 * @param {string} [given.base]  a commit asked for by name: its pictures are drawn in any case
 * @param {(commit: string) => Promise<import('./baselines.mjs').Baselines>} given.drawBase
 * @param {(line: string) => void} given.say
 * @returns {Promise<ChosenReference | string>} a string says why there is nothing to compare to
 */
export async function chooseReference({ root, baselines, renderer, base, drawBase, say }) {
  const drawer = baselines.catalogue.renderer;
  if (!base && (!drawer || drawAlike(drawer, renderer))) {
    return { reference: baselines, accepted: new Set(), description: 'compared to the baselines' };
  }
  const commit = await chooseBase(root, base);
  if (!commit) {
    return base
      ? `There is no commit "${base}".`
      : `${explainDrawer(drawer, renderer)} The commit to compare to is not in this clone: fetch more history, or name one by --base=<commit>. Nothing was compared.`;
  }
  const short = commit.slice(0, 10);
  if (!base) say(explainDrawer(drawer, renderer));
  say(`Comparing to what this browser draws of commit ${short}.`);
  const file = relative(root, `${baselines.folder}/baselines.json`);
  return {
    reference: await drawBase(commit),
    accepted: await acceptedSince(root, commit, file, baselines.catalogue),
    description: `compared to commit ${short}`,
  };
}

/** @param {import('./baselines.mjs').Renderer | undefined} drawer @param {import('./baselines.mjs').Renderer} renderer */
export function explainDrawer(drawer, renderer) {
  if (drawer?.chromium === renderer.chromium) {
    return `The baselines were drawn by Chromium ${drawer.chromium} too, but on a machine that draws letters differently.`;
  }
  return `The baselines were drawn by Chromium ${drawer?.chromium}; this is Chromium ${renderer.chromium}.`;
}
