import { drawAlike } from './baselines.mjs';

/**
 * Makes the baselines what was drawn now.
 * @param {import('./baselines.mjs').Baselines} baselines
 * @param {import('./baselines.mjs').Renderer} renderer  what drew the verdicts' pictures
 * @param {import('./judge.mjs').Verdict[]} verdicts
 * @param {Map<string, string>} sources  digest of what each picture depends on, by its id
 */
export async function acceptAll(baselines, renderer, verdicts, sources) {
  for (const { id, outcome, after } of verdicts) {
    if (outcome === 'gone') baselines.remove(id);
    else if (after && (outcome === 'changed' || outcome === 'new')) await baselines.write(id, after);
    const drawnFrom = sources.get(id);
    if (drawnFrom && outcome !== 'gone' && outcome !== 'failed') baselines.mark(id, drawnFrom);
  }
  baselines.save(renderer);
}

/**
 * Another browser's pictures cannot stand among the baselines, so all of them are forgotten.
 * @param {import('./baselines.mjs').Baselines} baselines
 * @param {import('./baselines.mjs').Renderer} renderer
 */
export function dropForeign(baselines, renderer) {
  if (drawAlike(baselines.catalogue.renderer, renderer)) return;
  for (const id of baselines.ids()) baselines.remove(id);
}
