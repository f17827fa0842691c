/**
 * `npm run repeat -- [FILE[:NAME] …] [--times 10] [--load]`: runs tests of Vitest several times in a row without
 * retries, and prints a table of runs and failures. Without a file it runs the known flaky tests. With `--load` one
 * busy process per core competes, at a lower priority.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { findHeadlessBrowser } from '../browser.mjs';
import { at } from '../workspace/paths.mjs';
import { run } from '../workspace/process.mjs';

/** Known flaky tests and their causes. Those of the design system without their folder. */
const FLAKIEST = {
  '.storybook/widgets/Suppliers.stories.tsx': 'cards were painted before their face had come',
  '.storybook/widgets/Company.stories.tsx': 'as Suppliers',
  'packages/ui/src/primitives/Tooltip/Tooltip.stories.tsx': 'the own pointer of the browser ended a hover',
  'packages/ui/src/primitives/Toast/Toast.stories.tsx':
    'a toast of 300 ms could close before it was pointed at',
  'packages/ui/src/primitives/DataTable/DataTableTools.browser.test.tsx':
    'touches are held for 500 ms of real time',
  'packages/ui/src/hooks/useDraftAutosave.browser.test.tsx': 'drafts of earlier tests stayed mounted',
  'packages/design-system/src/network/FollowControl/FollowControl.stories.tsx':
    'the own pointer of the browser stood on the button',
  'packages/design-system/src/value-chain/ValueChainTree/ValueChainTree.browser.test.tsx':
    'labels that a quick key stacked were all drawn',
  'packages/design-system/src/value-chain/ValueChainTree/ValueChainTree.stories.tsx':
    'the overview is drawn after a pause',
  'packages/design-system/src/catalogue/SupplierTable/AllSuppliersContainer.stories.tsx':
    'the list could take longer than its second',
  'packages/design-system/src/feed/SharePopup/SharePopupContainer.stories.tsx':
    '4 s were measured in real time',
  'packages/community/src/companies/CompanyDialog/CompanyDialogContainer.stories.tsx':
    '1.2 s were measured in real time',
  '.storybook/test/motion.browser.test.tsx': '500 ms were measured in real time',
  'apps/api/src/platform/http/traces.api.test.ts': 'spans end after the client has the reply',
  'apps/api/src/platform/jobs/jobs.api.test.ts': 'the time to the first job included its transaction',
  'apps/api/src/areas/messaging/realtime/heartbeat.api.test.ts': 'sockets are cut after beats of real time',
};
const flakiest = Object.keys(FLAKIEST);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '10' }, load: { type: 'boolean', default: false } },
});
const times = Number(values.times);
if (!(times >= 1)) throw new Error(`--times must be a number of runs, not ${values.times}.`);

/** @param {string} file @returns {string[]} the Vitest projects that include it */
function projectsOf(file) {
  if (file.endsWith('.stories.tsx')) return ['stories'];
  if (file.endsWith('.browser.test.tsx')) return ['hydration'];
  if (file.endsWith('.api.test.ts')) return ['api-pglite', 'api-postgres'];
  if (file.endsWith('.spec.ts')) throw new Error(`${file} is a Playwright test: use --repeat-each instead.`);
  return [
    /^(packages\/(ui|design-system|community)|\.storybook\/test)\//.test(file) ? 'components' : 'unit*',
  ];
}

/** @typedef {{ project: string, files: Set<string>, names: string[] }} Group whole files of a project, or tests by name */
/** @type {Map<string, Group>} */
const groups = new Map();
for (const target of positionals.length > 0 ? positionals : flakiest) {
  const [file = '', ...name] = target.split(':');
  for (const project of projectsOf(file)) {
    const key = `${project} ${name.length > 0}`;
    const group = groups.get(key) ?? { project, files: new Set(), names: [] };
    groups.set(key, group);
    group.files.add(file);
    if (name.length > 0) group.names.push(name.join(':').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  }
}

/** @type {Map<string, { runs: number, failures: number }>} */
const results = new Map();
/** @param {string} title @param {boolean} failed */
function count(title, failed) {
  const { runs, failures } = results.get(title) ?? { runs: 0, failures: 0 };
  results.set(title, { runs: runs + 1, failures: failures + Number(failed) });
}

const report = at('test-results/repeat.json');
// Without this, most API tests are not part of `api-pglite`.
const env = { CI: '', BOTH_ENGINES: '1', CHROMIUM_PATH: await findHeadlessBrowser() };

/** @param {Group} group */
async function runGroup({ project, files, names }) {
  rmSync(report, { force: true });
  const byName = names.length > 0 ? ['-t', names.join('|')] : [];
  const outputs = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', '--project', project, ...outputs, ...byName, ...files], { env });
  /** @type {Pick<import('vitest/node').JsonTestResults, 'testResults'>} */
  const { testResults } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
  const outcomes = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = `${project} ${relative(at(), name)}`;
    const ran = assertionResults.filter((test) => test.status === 'passed' || test.status === 'failed');
    if (ran.length === 0 && status === 'failed')
      return [{ title: `${file} › the file itself`, failed: true }];
    return ran.map((test) => ({ title: `${file} › ${test.fullName}`, failed: test.status === 'failed' }));
  });
  for (const { title, failed } of outcomes) count(title, failed);
  // A run also fails by an uncaught error, and if it finds no tests: a typo must not pass. A file that skips all its
  // tests on one engine still counts as found.
  const isUnexplained = code !== 0 && !outcomes.some(({ failed }) => failed);
  const foundNone = names.length > 0 ? outcomes.length === 0 : testResults.length === 0;
  count(`${project}: the runner`, isUnexplained || foundNone);
}

// Killed with this process, however that exits.
const BUSY = 'const parent = process.ppid; while (process.ppid === parent);';
const load = Array.from({ length: values.load ? availableParallelism() : 0 }, () => {
  const busy = spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' });
  if (busy.pid !== undefined) setPriority(busy.pid, 5);
  return busy;
});
process.on('exit', () => void load.map((busy) => busy.kill()));
process.on('SIGINT', () => process.exit(130));
for (let turn = 1; turn <= times; turn += 1) {
  console.log(`\n── run ${turn} of ${times}`);
  for (const group of groups.values()) await runGroup(group);
}

console.log('\nruns  failures  test');
const sorted = [...results].sort(([, one], [, other]) => other.failures - one.failures);
for (const [title, { runs, failures }] of sorted)
  console.log(`${String(runs).padStart(4)}  ${String(failures).padStart(8)}  ${title}`);
const failures = [...results.values()].reduce((sum, result) => sum + result.failures, 0);
console.log(`${results.size} tests, ${times} runs each, ${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;
