/** Runs Stryker for selected mutants and reports their outcomes. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { at, root } from '../workspace/paths.mjs';
import { keyOf, partitionOf, rangeOf } from './draw.mjs';
import { testsFor } from './list.mjs';

/** @type {Record<string, import('./draw.mjs').Outcome>} */
const outcomes = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'not run',
  RuntimeError: 'error',
};
const projects = { unit: 'unit,unit-mocking,components', api: 'api-postgres,unit' };

/** Receives each mutant's result as soon as it has run. @type {(result: object) => void} */
let tell = () => {};
export const strykerPlugins = [
  { kind: 'Reporter', name: 'tell', factory: () => ({ onMutantTested: (result) => tell(result) }) },
];

/**
 * @param {import('./draw.mjs').Mutant[]} mutants all of one partition
 * @param {object} options
 * @param {string[]} options.files of the repository
 * @param {number} options.most maximum number of test files per mutant
 * @param {(result: import('./draw.mjs').Result) => void} options.onResult called for each mutant
 */
export async function runMutants(mutants, { files, most, onResult }) {
  const partition = partitionOf(mutants[0].fileName);
  const sources = [...new Set(mutants.map(({ fileName }) => fileName))];
  /** @type {Record<string, string[]>} */
  const allowed = {};
  for (const source of sources) allowed[source] = await testsFor(source, files);
  const tests = [...new Set(Object.values(allowed).flat())];
  const drawn = mutants.map(keyOf);

  mkdirSync(at('.stryker-tmp'), { recursive: true });
  const order = at('.stryker-tmp', `order-${process.pid}.json`);
  writeFileSync(order, JSON.stringify({ drawn, tests, allowed, most }));
  process.env.MUTATE_ORDER = order;
  process.env.MUTATE_ROOT = root;
  process.env.MUTATE_PROJECTS = projects[partition];
  process.chdir(root);

  const wanted = new Set(drawn);
  tell = ({ fileName, location: { start, end }, status, statusReason, testsCompleted, ...mutant }) => {
    // Reports count lines from 1.
    const back = ({ line, column }) => ({ line: line - 1, column: column - 1 });
    const key = keyOf({
      ...mutant,
      fileName: relative(root, fileName),
      location: { start: back(start), end: back(end) },
    });
    if (!wanted.delete(key)) return;
    const outcome = outcomes[status] ?? 'error';
    console.log(`${outcome}: ${key}${statusReason ? `\n  ${statusReason}` : ''}`);
    onResult({
      mutant: key,
      outcome,
      ...(testsCompleted ? { files: testsCompleted } : {}),
    });
  };
  await new Stryker({
    mutate: mutants.map(({ fileName, location }) => `${fileName}:${rangeOf(location)}`),
    testRunner: 'vitest-by-file',
    checkers: ['drawn'],
    plugins: [
      at('scripts/mutate/stryker-plugins.mjs'),
      at('scripts/mutate/stryker.mjs'),
      '@stryker-mutator/vitest-runner',
    ],
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: false },
    ignorePatterns: ['/apps/bench', '/apps/rehearsal', 'dist', '/.millrace'],
    allowEmpty: true,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 60,
    // An endless loop is stopped by its hit count, so a busy machine does not count as one.
    timeoutFactor: 3,
    timeoutMS: 30_000,
    reporters: ['tell'],
    allowConsoleColors: false,
    cleanTempDir: 'always',
  }).runMutationTest();

  const leftOut = `${order}.left-out`;
  for (const reason of JSON.parse(readFileSync(leftOut, 'utf8')))
    console.log(`Left out, as it fails in Stryker's copy: ${reason}`);
  for (const file of [order, leftOut]) rmSync(file);
}
