import { capture } from '../workspace/process.mjs';

/**
 * @typedef {object} Result
 * @property {string} title
 * @property {boolean} passed
 * @property {string} output
 * @property {number} seconds
 */

/** What can be checked without running Millrace: title, command, arguments. */
const checks = [
  ['generated files are up to date, the contract lints clean', 'node', ['scripts/generate.mjs', '--check']],
  ['types', 'node', ['scripts/checks/types.mjs']],
  ['format and lint', 'biome', ['ci', '--reporter=summary', '.']],
  [
    'import rules: layers, cycles, deep imports',
    'depcruise',
    [
      ...['--config', '.dependency-cruiser.mjs', 'packages', 'apps', '--output-type', 'err-long'],
      ...['--cache', 'node_modules/.cache/dependency-cruiser', '--cache-strategy', 'content'],
    ],
  ],
  ['no dead code, no unused dependency', 'knip', ['--cache', '--cache-location', 'node_modules/.cache/knip']],
  ['nothing that the oldest supported Safari lacks', 'node', ['scripts/checks/safari.mjs']],
  ['licences of what is shipped', 'node', ['scripts/checks/licences.mjs']],
];

/**
 * Runs the static checks two at a time.
 * @param {(result: Result) => void} report called as each one ends
 * @returns {Promise<Result[]>}
 */
export async function runStaticChecks(report) {
  /** @type {Result[]} */
  const results = [];
  const queue = [...checks];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [title, command, args] = /** @type {[string, string, string[]]} */ (next);
      const started = Date.now();
      const { code, output } = await capture(command, args);
      const result = { title, passed: code === 0, output, seconds: (Date.now() - started) / 1000 };
      results.push(result);
      report(result);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}

/** @param {Result} result */
export function printResult({ title, passed, output, seconds }) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${title} (${seconds.toFixed(1)} s)`);
  if (!passed) console.log(output.trim().slice(-6000));
}
