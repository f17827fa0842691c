import { capture } from '../workspace/process.mjs';
import { twoAtATime } from './two-at-a-time.mjs';

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {boolean} passed
 * @property {string} output
 * @property {number} seconds
 */

/**
 * Checks that do not run Millrace: title, command, arguments. The longest come first.
 * @type {[string, string, string[]][]}
 */
const checks = [
  ['types', 'node', ['scripts/checks/types.mjs']],
  ['nothing that the oldest supported Safari lacks', 'node', ['scripts/checks/safari.mjs']],
  [
    'import rules: layers, cycles, deep imports',
    'depcruise',
    [
      ...['--config', '.dependency-cruiser.mjs', 'packages', 'apps', '--output-type', 'err-long'],
      ...['--cache', 'node_modules/.cache/dependency-cruiser', '--cache-strategy', 'content'],
    ],
  ],
  ['no dead code, no unused dependency', 'knip', ['--cache', '--cache-location', 'node_modules/.cache/knip']],
  ['format and lint', 'biome', ['ci', '--reporter=summary', '.']],
  [
    'generated files are up to date, the contract lints clean by the rules of Redocly',
    'node',
    ['scripts/generate.mjs', '--check'],
  ],
  ['the contract lints clean by the rules of Spectral', 'node', ['scripts/contract/spectral.mjs']],
  ['conditions on who sees whom stand in one module', 'node', ['scripts/checks/visibility.mjs']],
  ['names and comments take the terms of the field', 'node', ['scripts/checks/words.mjs']],
  ['licences of what is shipped', 'node', ['scripts/checks/licences.mjs']],
];

/**
 * Runs the static checks.
 * @param {(result: Result) => void} report called after each check
 * @returns {Promise<Result[]>}
 */
export const runStaticChecks = (report) =>
  twoAtATime(
    checks.map((args) => () => checkCommand(...args)),
    report,
  );

/**
 * Runs a command that exits with 0 on success.
 * @param {string} title @param {string} command @param {string[]} args
 * @param {{ cwd?: string }} [options]
 * @returns {Promise<Result>}
 */
export async function checkCommand(title, command, args, options = {}) {
  const started = Date.now();
  const { code, output } = await capture(command, args, options);
  return { title, passed: code === 0, output, seconds: (Date.now() - started) / 1000 };
}

/** @param {Result} result */
export function printResult({ title, passed, output, seconds }) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${title} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(output.trim().slice(-6000));
}
