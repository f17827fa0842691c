import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { at } from '../workspace/paths.mjs';

/**
 * What a runner of tests reports, in one form for all runners.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed files that could not be loaded count as one each
 * @property {string[]} failures one a failure: file, title and the beginning of its message
 */

const MESSAGE_LENGTH = 1_200;

/** @param {string} file @param {string} title @param {string | undefined} message */
const describe = (file, title, message = '') =>
  `${relative(at(), file)} › ${title}\n${stripVTControlCharacters(message).slice(0, MESSAGE_LENGTH)}`.trim();

/**
 * @param {import('vitest/node').JsonTestResults} report
 * @returns {Outcome}
 */
export function readVitestReport(report) {
  const failures = report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map((test) => describe(file.name, test.fullName, test.failureMessages?.join('\n')));
    return file.status === 'failed' ? [describe(file.name, 'the file itself', file.message)] : [];
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/**
 * What is read of a report of Playwright; journeys have a package of their own, which has its types.
 * @typedef {{ message?: string }} JourneyError
 * @typedef {{ status: string, results: { status?: string, error?: JourneyError }[] }} Journey
 * @typedef {{ specs: { title: string, file: string, tests: Journey[] }[], suites?: JourneySuite[] }} JourneySuite
 * @typedef {{ stats: { expected: number }, suites: JourneySuite[], errors: JourneyError[] }} JourneyReport
 */

/**
 * @param {JourneyReport} report
 * @returns {Outcome}
 */
export function readPlaywrightReport(report) {
  /** @type {Outcome} */
  const outcome = { passed: report.stats.expected, failed: 0, failures: [] };
  /** @param {JourneySuite} suite */
  const read = (suite) => {
    for (const spec of suite.specs)
      for (const test of spec.tests) {
        if (test.status !== 'unexpected') continue;
        const message = test.results.map((result) => result.error?.message ?? result.status).join('\n');
        outcome.failures.push(describe(spec.file, spec.title, message));
      }
    for (const inner of suite.suites ?? []) read(inner);
  };
  for (const suite of report.suites) read(suite);
  for (const error of report.errors)
    outcome.failures.push((error.message ?? 'unknown').slice(0, MESSAGE_LENGTH));
  outcome.failed = outcome.failures.length;
  return outcome;
}
