/**
 * `npm test`: every check and every test. It ends with what failed; the last line counts them all.
 * Arguments: names of stages run only those; `--since COMMIT` runs what the changes since then can have touched;
 * `--both-engines` runs every API test on PGlite and PostgreSQL; `--nightly` adds what takes longer.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { calibrate } from './checks/calibrate.mjs';
import { checkFirstStart } from './checks/first-start.mjs';
import { BUDGETS, readTestArguments } from './checks/stages.mjs';
import { printResult, runStaticChecks } from './checks/static.mjs';
import { readPlaywrightReport, readVitestReport } from './checks/test-reports.mjs';
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { requireSupportedNode } from './workspace/node-version.mjs';
import { at } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';

requireSupportedNode();
const begun = Date.now();
const { stages: wanted, since, bothEngines, nightly } = readTestArguments(process.argv.slice(2));
await ensureInstalled();
// What these import is installed only now.
const { findBrowser, findHeadlessBrowser } = await import('./browser.mjs');
const { checkPackages } = await import('./checks/packages.mjs');
const { allFiles, changedSince, touchedBy } = await import('./checks/touched.mjs');
const touched = since ? await touchedBy(changedSince(since), allFiles()) : undefined;
const reports = at('test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Tests that passed, by their level. @type {Map<string, number>} */
const passed = new Map();
/** @type {string[]} */
const failures = [];

/** Pictures that a change can have touched, and that are left to the nightly run. */
let picturesNotCompared = 0;

/** @param {string} level @param {number} tests */
const addPassed = (level, tests) => passed.set(level, (passed.get(level) ?? 0) + tests);

/** @param {string} level @param {import('./checks/static.mjs').Result} result */
function addResult(level, result) {
  printResult(result);
  if (result.passed) addPassed(level, 1);
  else failures.push(result.title);
}

/**
 * @param {string} level
 * @param {string[]} projects
 * @param {{ env?: Record<string, string>, files?: string[] | undefined }} [options]  all files where none are named
 */
async function vitest(level, projects, { env = {}, files = [] } = {}) {
  const file = `${reports}/${level.replaceAll(' ', '-')}.json`;
  const args = [
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    ...(since ? ['--passWithNoTests'] : []),
  ];
  const code = await run('vitest', ['run', ...files, ...args], { env });
  addReport(level, file, code, readVitestReport);
}

/**
 * Adds what a runner reports; a runner that fails without naming a failed test counts as one failure.
 * @template Report
 * @param {string} level
 * @param {string} file @param {number} code @param {(report: Report) => import('./checks/test-reports.mjs').Outcome} read
 */
function addReport(level, file, code, read) {
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')));
    addPassed(level, outcome.passed);
    failures.push(...outcome.failures);
    if (code === 0 || outcome.failed > 0) return;
  } catch (error) {
    console.log(error);
  }
  failures.push(`${level}: the runner ended with ${code} and names no failed test`);
}

/** Builds what a stage tests. @param {string} level @param {(project: import('./workspace/projects.mjs').Project) => boolean} which */
async function builds(level, which) {
  const failure = await buildStale(which);
  if (failure) {
    console.log(failure);
    failures.push(`${level}: the build`);
  } else addPassed(level, 1);
  return !failure;
}

/** @type {Record<import('./checks/stages.mjs').Stage, () => Promise<void>>} */
const stages = {
  check: () => runStaticChecks((result) => addResult('static', result)).then(() => undefined),
  start: async () => {
    for await (const result of checkFirstStart()) addResult('start', result);
  },
  // What cards do on pages of others is held against a browser.
  unit: async () =>
    vitest('unit', ['unit', 'unit-mocking', 'components'], {
      env: { CHROMIUM_PATH: await findBrowser() },
      files: touched?.unit,
    }),
  api: () =>
    vitest('API', ['api-pglite', 'api-postgres'], {
      env: { BOTH_ENGINES: bothEngines ? '1' : '' },
      files: touched?.api,
    }),
  stories: async () =>
    vitest('stories', ['stories', 'hydration'], {
      env: { CHROMIUM_PATH: await findHeadlessBrowser() },
      files: touched?.stories,
    }),
  packages: async () => {
    if (!(await builds('packages', (project) => project.published))) return;
    await checkPackages((result) => addResult('packages', result));
    if (!nightly) return;
    const code = await run('node', ['scripts/rehearse.mjs']);
    addResult('packages', { title: 'rehearsal of a release', passed: code === 0, output: '', seconds: 0 });
  },
  e2e: async () => {
    const served = (/** @type {string} */ folder) =>
      folder.startsWith('apps/') || folder === 'packages/widgets';
    if (!(await builds('journeys', ({ folder }) => served(folder)))) return;
    const file = `${reports}/e2e.json`;
    const code = await run('playwright', ['test', ...(touched?.journeys ?? []).map((path) => at(path))], {
      cwd: at('apps/e2e'),
      env: {
        CHROMIUM_PATH: await findBrowser(),
        HEADLESS_SHELL_PATH: await findHeadlessBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    addReport('journeys', file, code, readPlaywrightReport);
  },
  visual: async () => {
    const { runVisual } = await import('../apps/e2e/visual/run.mjs');
    const outcome = await runVisual({ stage: true });
    addPassed('pictures', outcome.passed);
    failures.push(...outcome.failures);
    picturesNotCompared = outcome.notCompared;
  },
};

/** Stages whose budget is for less: two do more by night, and pictures are drawn as far as they are touched. */
const notBudgeted = ['api', 'packages', 'visual'];

const factor = calibrate();
console.log(`This machine takes ${factor.toFixed(2)} × the time of the one that the budgets were set on.`);
/** @type {[string, number, number][]} */
const times = [['preparation', (Date.now() - begun) / 1000, 0]];
for (const name of wanted.filter((stage) => !touched || touched.stages.includes(stage))) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  try {
    await stages[name]();
  } catch (error) {
    // It must not hide what the other stages found.
    console.log(error);
    failures.push(`${name}: the stage broke off: ${error instanceof Error ? error.message : error}`);
  }
  const seconds = (Date.now() - started) / 1000;
  const budget = BUDGETS[name] * factor;
  times.push([name, seconds, budget]);
  if (nightly && !notBudgeted.includes(name) && seconds > budget)
    failures.push(`${name} took ${seconds.toFixed(0)} s of the ${budget.toFixed(0)} s of its budget`);
}

console.log('\nstage          seconds  budget');
for (const [name, seconds, budget] of times)
  console.log(
    `${name.padEnd(14)} ${seconds.toFixed(0).padStart(7)} ${(budget ? budget.toFixed(0) : '').padStart(7)}`,
  );
console.log(`${'in all'.padEnd(14)} ${((Date.now() - begun) / 1000).toFixed(0).padStart(7)}`);
if (!process.env.MILLRACE_SAMPLE_DATA)
  console.log('\nSkipped: imports of public catalogues, as MILLRACE_SAMPLE_DATA names no folder.');
// Once more at the end, where they are found.
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\nPassed by level: ${[...passed].map(([level, tests]) => `${level} ${tests}`).join(', ')}`);
if (picturesNotCompared > 0) console.log(`visual: ${picturesNotCompared} not compared`);
const total = [...passed.values()].reduce((sum, tests) => sum + tests, 0);
console.log(`${total} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
