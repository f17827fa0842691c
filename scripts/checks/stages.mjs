/** Stages of `npm test`, in order. The workflow runs each as a separate job. */
export const STAGES = /** @type {const} */ ([
  'check',
  'start',
  'unit',
  'api',
  'stories',
  'packages',
  'e2e',
  'visual',
]);

/** @typedef {(typeof STAGES)[number]} Stage */

/**
 * Budget in seconds of each stage on two cores of the machine whose calibration is 1. They add up to the 25 minutes
 * budget of `npm test`.
 * @type {Record<Stage, number>}
 */
export const BUDGETS = {
  check: 75,
  start: 55,
  unit: 90,
  api: 280,
  stories: 490,
  packages: 100,
  e2e: 390,
  visual: 20,
};

/**
 * @typedef {object} TestRun  options of `npm test -- …`
 * @property {readonly Stage[]} stages  in their order
 * @property {string | undefined} since  a commit: only tests that changes since then can affect are run
 * @property {boolean} bothEngines  every API test on PGlite and on PostgreSQL
 * @property {boolean} nightly  both engines, all pictures, a rehearsal of a release; a stage above its budget fails
 */

/**
 * Parses the arguments of `npm test`. Without any, all stages run.
 * @param {readonly string[]} args
 * @returns {TestRun}
 * @throws for an unknown stage or option, so that a typo does not pass silently
 */
export function readTestArguments(args) {
  /** @type {TestRun} */
  const wanted = { stages: STAGES, since: undefined, bothEngines: false, nightly: false };
  /** @type {string[]} */
  const names = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = /** @type {string} */ (args[at]);
    if (arg === '--both-engines') wanted.bothEngines = true;
    else if (arg === '--nightly') wanted.nightly = true;
    else if (arg === '--since') {
      at += 1;
      wanted.since = args[at];
      if (!wanted.since) throw new Error('--since needs a commit, for example: npm test -- --since main');
    } else if (arg.startsWith('-'))
      throw new Error(`Unknown option: ${arg}. Options: --both-engines, --nightly, --since COMMIT.`);
    else names.push(arg);
  }
  const unknown = names.filter((name) => !STAGES.some((stage) => stage === name));
  if (unknown.length > 0)
    throw new Error(`Unknown stage: ${unknown.join(', ')}. Stages: ${STAGES.join(', ')}.`);
  if (names.length > 0) wanted.stages = STAGES.filter((stage) => names.includes(stage));
  if (wanted.nightly) wanted.bothEngines = true;
  return wanted;
}
