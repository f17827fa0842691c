import { drawAlike } from './baselines.mjs';

/** How many titles stand in one line; the report lists all. */
const TITLES_SHOWN = 10;

/**
 * Makes the baselines what was drawn now.
 * @param {import('./baselines.mjs').Baselines} baselines
 * @param {import('./baselines.mjs').Renderer} renderer  what drew the verdicts' pictures
 * @param {import('./judge.mjs').Verdict[]} verdicts
 * @param {Map<string, string>} sources  digest of what each picture depends on, by its id
 * @returns {Promise<string[]>} titles of the pictures that are other now, or no longer there
 */
export async function acceptAll(baselines, renderer, verdicts, sources) {
  /** @type {string[]} */
  const accepted = [];
  for (const { id, title, outcome, after } of verdicts) {
    if (outcome === 'gone') baselines.remove(id);
    else if (after && (outcome === 'changed' || outcome === 'new')) await baselines.write(id, after);
    if (outcome === 'gone' || outcome === 'changed' || outcome === 'new') accepted.push(title);
    const drawnFrom = sources.get(id);
    if (drawnFrom && outcome !== 'gone' && outcome !== 'failed') baselines.mark(id, drawnFrom);
  }
  baselines.save(renderer);
  return accepted;
}

/**
 * What is said of an acceptance: what it was, and what is left to do.
 * @param {string[]} titles
 */
export function describeAcceptance(titles) {
  if (titles.length === 0) return 'Nothing to accept: every picture is as it was.';
  const shown = titles.slice(0, TITLES_SHOWN).join('; ');
  const more = titles.length > TITLES_SHOWN ? `; and ${titles.length - TITLES_SHOWN} more` : '';
  const count = titles.length === 1 ? '1 picture' : `${titles.length} pictures`;
  return `Accepted ${count}: ${shown}${more}.\nCommit apps/e2e/visual/baselines with the change that caused it.`;
}

/**
 * Another browser's pictures cannot stand among the baselines, so all of them are forgotten, and who drew them too: each
 * that is drawn is then new, and compared to nothing.
 * @param {import('./baselines.mjs').Baselines} baselines
 * @param {import('./baselines.mjs').Renderer} renderer
 */
export function dropForeign(baselines, renderer) {
  if (drawAlike(baselines.catalogue.renderer, renderer)) return;
  for (const id of baselines.ids()) baselines.remove(id);
  baselines.catalogue.renderer = undefined;
}
