/** Stages of `npm test`, in the order in which it runs them. The workflow runs each as a job of its own. */
export const STAGES = /** @type {const} */ (['check', 'start', 'unit', 'api', 'stories', 'packages', 'e2e']);

/** @typedef {(typeof STAGES)[number]} Stage */

/**
 * Stages that are asked for; all where none is named.
 * @param {readonly string[]} names
 * @returns {readonly Stage[]} in their order
 * @throws for a name that is none of theirs: a typing error must not pass for a test
 */
export function wantedStages(names) {
  const unknown = names.filter((name) => !STAGES.some((stage) => stage === name));
  if (unknown.length > 0)
    throw new Error(`No such stage: ${unknown.join(', ')}. There are: ${STAGES.join(', ')}.`);
  return names.length === 0 ? STAGES : STAGES.filter((stage) => names.includes(stage));
}
