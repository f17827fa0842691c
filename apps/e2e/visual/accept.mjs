/** Maximum number of titles on one line; the report lists all. */
const TITLES_SHOWN = 10;

/**
 * Updates the lock to the current pictures.
 * @param {import('./lock.mjs').Lock} lock
 * @param {import('./judge.mjs').Verdict[]} verdicts
 * @param {Map<string, string>} sources  digest of the sources of each picture, by its id
 * @returns {string[]} titles of the changed and removed pictures
 */
export function acceptAll(lock, verdicts, sources) {
  /** @type {string[]} */
  const accepted = [];
  for (const { id, title, outcome, after } of verdicts) {
    if (outcome === 'same') lock.refresh(id, sources.get(id));
    if (outcome === 'gone') lock.remove(id);
    if (after && (outcome === 'changed' || outcome === 'new')) lock.accept(id, after, sources.get(id));
    if (outcome === 'gone' || outcome === 'changed' || outcome === 'new') accepted.push(title);
  }
  return accepted;
}

/**
 * Describes the accepted changes, and the remaining steps.
 * @param {string[]} titles
 */
export function describeAcceptance(titles) {
  if (titles.length === 0) return 'Every picture is as it was accepted; digests of sources are up to date.';
  const shown = titles.slice(0, TITLES_SHOWN).join('; ');
  const more = titles.length > TITLES_SHOWN ? `; and ${titles.length - TITLES_SHOWN} more` : '';
  const count = titles.length === 1 ? '1 picture' : `${titles.length} pictures`;
  return `Accepted ${count}: ${shown}${more}.\nCommit apps/e2e/visual/visual.lock.json with the change that caused it.`;
}
