/**
 * Stryker's Vitest runner measures coverage by test and runs single tests. This one works by file: tests of the API
 * build on one another, and code that runs on module load belongs to the file that loads it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { keyOf, nearest } from './draw.mjs';

const { drawn, tests, allowed, most } = JSON.parse(readFileSync(process.env.MUTATE_ORDER ?? '', 'utf8'));

/** Runs only the drawn mutants: a range contains others too. */
function createChecker() {
  const keys = new Set(drawn);
  const root = process.env.MUTATE_ROOT ?? '';
  return {
    init: async () => {},
    check: async (/** @type {import('./draw.mjs').Mutant[]} */ mutants) =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          keys.has(keyOf({ ...mutant, fileName: relative(root, mutant.fileName) }))
            ? { status: 'passed' }
            : { status: 'compileError', reason: 'not drawn' },
        ]),
      ),
  };
}

function createRunner(injector) {
  const runner = injector.injectFunction(vitestPlugins[0].factory);
  const short = (path) => relative(process.cwd(), path);
  /** The first failure in a file. */
  const reasonOf = (file) => {
    const failedIn = (task) => task.tasks?.find(({ result }) => result?.state === 'fail');
    let failed = file;
    while (failedIn(failed)) failed = failedIn(failed);
    const [error] = failed.result?.errors ?? [];
    return `${short(file.filepath)}: ${failed.name}: ${String(error?.message).split('\n')[0]}`;
  };
  const start = async (files) => {
    runner.ctx.state.errorsSet.clear();
    runner.resetContext();
    await runner.ctx.start(files);
    return runner.ctx.state.getFiles();
  };
  const setBail = (bail) => {
    for (const { config } of runner.ctx.projects) config.bail = bail;
  };
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    init: () => runner.init(),
    dispose: () => runner.dispose(),
    async dryRun() {
      runner.ctx.provide('mode', 'dry-run');
      setBail(0);
      // Without a name, Vitest would run all of them.
      const files = tests.length > 0 ? await start(tests) : [];
      setBail(1);
      const green = files.filter(({ result }) => result?.state === 'pass');
      const red = files.filter(({ result }) => result?.state === 'fail');
      writeFileSync(`${process.env.MUTATE_ORDER}.left-out`, JSON.stringify(red.map(reasonOf)));
      /** @type {Record<string, Record<string, number>>} number of times that each file reaches each mutant */
      const hits = {};
      for (const file of green) {
        const { static: loaded = {}, perTest = {} } = file.meta.mutantCoverage ?? {};
        /** @type {Record<string, number>} */
        const sums = {};
        hits[short(file.filepath)] = sums;
        for (const counts of [loaded, ...Object.values(perTest)])
          for (const [id, times] of Object.entries(counts)) sums[id] = (sums[id] ?? 0) + times;
      }
      return {
        status: 'complete',
        tests: green.map((file) => ({
          id: short(file.filepath),
          name: short(file.filepath),
          fileName: file.filepath,
          status: 0,
          timeSpentMs:
            (file.result?.duration ?? 0) +
            (file.collectDuration ?? 0) +
            (file.setupDuration ?? 0) +
            (file.environmentLoad ?? 0) +
            (file.prepareDuration ?? 0),
        })),
        mutantCoverage: { static: {}, perTest: hits },
      };
    },
    async mutantRun({ activeMutant, testFilter = [], sandboxFileName, hitLimit }) {
      runner.ctx.provide('mode', 'mutant');
      runner.ctx.provide('hitLimit', hitLimit);
      // Set before the file is loaded, so that code that runs on load is mutated too.
      runner.ctx.provide('mutantActivation', 'static');
      runner.ctx.provide('activeMutant', activeMutant.id);
      const source = short(sandboxFileName);
      const files = testFilter.filter((test) => allowed[source].includes(test));
      const ran = await start(nearest(files, source, most));
      const nrOfTests = ran.length;
      if (nrOfTests === 0) return { status: 'error', errorMessage: 'No test file was run.' };
      const failed = ran.filter(({ result }) => result?.state === 'fail');
      const reasons = [
        ...failed.map(reasonOf),
        ...[...runner.ctx.state.errorsSet].map((error) => `outside of a test: ${error?.message ?? error}`),
      ];
      if (reasons.length === 0) return { status: 'survived', nrOfTests };
      const killedBy = failed.map((file) => short(file.filepath));
      return { status: 'killed', nrOfTests, killedBy, failureMessage: reasons[0] };
    },
  };
}
createRunner.inject = ['$injector'];

export const strykerPlugins = [
  { kind: 'Checker', name: 'drawn', factory: createChecker },
  { kind: 'TestRunner', name: 'vitest-by-file', factory: createRunner },
];
