/**
 * `npm test`: every check and every test there is. The last line counts them all.
 * Names of stages as arguments run only those: check, start, unit, api, stories, packages, e2e.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { checkFirstStart } from './checks/first-start.mjs';
import { checkPackages } from './checks/packages.mjs';
import { printResult, runStaticChecks } from './checks/static.mjs';
import { buildStale } from './workspace/build.mjs';
import { ensureInstalled } from './workspace/install.mjs';
import { requireSupportedNode } from './workspace/node-version.mjs';
import { at } from './workspace/paths.mjs';
import { run } from './workspace/process.mjs';

requireSupportedNode();
await ensureInstalled();
const { findBrowser } = await import('./browser.mjs');
const reports = at('test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;

/** @param {boolean} ok */
const count = (ok) => {
  if (ok) passed += 1;
  else failed += 1;
};

/** @param {string} name @param {string[]} projects */
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
  addReport(file, code, (report) => [
    report.numPassedTests,
    report.numFailedTests + report.numFailedTestSuites * Number(report.numFailedTests === 0),
  ]);
}

/**
 * Adds what a runner reports; a runner that fails without naming a failed test counts as one failure.
 * @param {string} file @param {number} code @param {(report: any) => [number, number]} read
 */
function addReport(file, code, read) {
  let [good, bad] = [0, 0];
  try {
    [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    bad = 1;
  }
  passed += good;
  failed += code !== 0 && bad === 0 ? 1 : bad;
}

/** @type {Record<string, () => Promise<void>>} */
const stages = {
  check: async () => {
    await runStaticChecks((result) => {
      printResult(result);
      count(result.passed);
    });
  },
  start: async () => {
    for await (const result of checkFirstStart()) {
      printResult(result);
      count(result.passed);
    }
  },
  unit: () => vitest('unit', ['unit', 'design-system']),
  api: () => vitest('api', ['api-pglite', 'api-postgres']),
  stories: async () => vitest('stories', ['stories', 'hydration'], { CHROMIUM_PATH: await findBrowser() }),
  packages: async () => {
    const failure = await buildStale((project) => project.published);
    if (failure) console.log(failure);
    count(!failure);
    if (!failure)
      for await (const result of checkPackages()) {
        printResult(result);
        count(result.passed);
      }
  },
  e2e: async () => {
    const failure = await buildStale(
      (project) => project.folder.startsWith('apps/') || project.folder === 'packages/widgets',
    );
    if (failure) console.log(failure);
    count(!failure);
    if (failure) return;
    const file = `${reports}/e2e.json`;
    const code = await run('playwright', ['test'], {
      cwd: at('apps/e2e'),
      env: { CHROMIUM_PATH: await findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    });
    addReport(file, code, (report) => [
      report.stats.expected + report.stats.flaky,
      report.stats.unexpected + report.errors.length,
    ]);
  },
};

const wanted = process.argv.slice(2);
for (const [name, stage] of Object.entries(stages)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  await stage();
  console.log(`── ${name}: ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
