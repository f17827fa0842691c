/**
 * `npm test`: every check and every test there is. It ends with what failed; the last line counts them all.
 * Names of stages as arguments run only those: check, start, unit, api, stories, packages, e2e.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checkFirstStart } from './checks/first-start.mjs';
import { wantedStages } from './checks/stages.mjs';
import { printResult, runStaticChecks } from './checks/static.mjs';
import { readPlaywrightReport, readVitestReport } from './checks/test-reports.mjs';
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { requireSupportedNode } from './workspace/node-version.mjs';
import { at } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';

requireSupportedNode();
const wanted = wantedStages(process.argv.slice(2));
await ensureInstalled();
// What these import is installed only now.
const { findBrowser, findHeadlessBrowser } = await import('./browser.mjs');
const { checkPackages } = await import('./checks/packages.mjs');
const reports = at('test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let passed = 0;
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const flaky = [];

/** @param {string} title @param {boolean} ok */
const count = (title, ok) => {
  if (ok) passed += 1;
  else failures.push(title);
};

/**
 * @param {string} name of the stage
 * @param {string[]} projects
 */
async function vitest(name, projects, env = {}) {
  const file = `${reports}/${name}.json`;
  const code = await run(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { env },
  );
  addReport(name, file, code, readVitestReport);
}

/**
 * Adds what a runner reports; a runner that fails without naming a failed test counts as one failure.
 * @template Report
 * @param {string} name of the stage
 * @param {string} file @param {number} code @param {(report: Report) => import('./checks/test-reports.mjs').Outcome} read
 */
function addReport(name, file, code, read) {
  try {
    const outcome = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += outcome.passed;
    failures.push(...outcome.failures);
    flaky.push(...outcome.flaky);
    if (code === 0 || outcome.failed > 0) return;
  } catch (error) {
    console.log(error);
  }
  failures.push(`${name}: the runner ended with ${code} and names no failed test`);
}

/** @type {Record<import('./checks/stages.mjs').Stage, () => Promise<void>>} */
const stages = {
  check: async () => {
    await runStaticChecks((result) => {
      printResult(result);
      count(result.title, result.passed);
    });
  },
  start: async () => {
    for await (const result of checkFirstStart()) {
      printResult(result);
      count(result.title, result.passed);
    }
  },
  // What cards do on pages of others is held against a browser.
  unit: async () => vitest('unit', ['unit', 'design-system'], { CHROMIUM_PATH: await findBrowser() }),
  api: () => vitest('api', ['api-pglite', 'api-postgres']),
  stories: async () =>
    vitest('stories', ['stories', 'hydration'], { CHROMIUM_PATH: await findHeadlessBrowser() }),
  packages: async () => {
    const failure = await buildStale((project) => project.published);
    if (failure) console.log(failure);
    count('published packages build', !failure);
    if (!failure)
      for await (const result of checkPackages()) {
        printResult(result);
        count(result.title, result.passed);
      }
  },
  e2e: async () => {
    const failure = await buildStale(
      (project) => project.folder.startsWith('apps/') || project.folder === 'packages/widgets',
    );
    if (failure) console.log(failure);
    count('apps build', !failure);
    if (failure) return;
    const file = `${reports}/e2e.json`;
    const code = await run('playwright', ['test'], {
      cwd: at('apps/e2e'),
      env: {
        CHROMIUM_PATH: await findBrowser(),
        HEADLESS_SHELL_PATH: await findHeadlessBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    });
    addReport('e2e', file, code, readPlaywrightReport);
  },
};

for (const name of wanted) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  await stages[name]();
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
// Once more at the end, where they are found.
for (const title of flaky) console.log(`\npassed at the second try: ${title}`);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;
