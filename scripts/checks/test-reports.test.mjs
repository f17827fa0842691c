import { describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

const test = (title, status, failureMessages = []) => ({ fullName: title, status, failureMessages });

describe('readVitestReport', () => {
  const read = (testResults) => readVitestReport({ numPassedTests: 2, testResults });

  it('names what failed, with the beginning of the message, free of colours', () => {
    const file = {
      name: at('packages/a.test.ts'),
      status: 'failed',
      assertionResults: [
        test('adds', 'passed'),
        test('divides', 'failed', ['\u001b[31mby nought\u001b[39m']),
      ],
    };
    expect(read([file])).toEqual({
      passed: 2,
      failed: 1,
      failures: ['packages/a.test.ts › divides\nby nought'],
      flaky: [],
    });
  });

  it('counts a file that could not be loaded once', () => {
    const file = { name: at('b.test.ts'), status: 'failed', assertionResults: [], message: 'No such module' };
    expect(read([file]).failures).toEqual(['b.test.ts › the file itself\nNo such module']);
  });

  it('tells what passed at the second try', () => {
    const file = {
      name: at('c.test.ts'),
      status: 'passed',
      assertionResults: [test('waits', 'passed', ['too late'])],
    };
    expect(read([file])).toMatchObject({ failed: 0, flaky: ['waits'] });
  });
});

describe('readPlaywrightReport', () => {
  it('looks through all suites, and counts errors of the run as failures', () => {
    const spec = (title, status, errors) => ({
      title,
      file: 'journeys/a.spec.ts',
      tests: [{ status, results: errors.map((message) => ({ status: 'failed', error: { message } })) }],
    });
    const report = {
      stats: { expected: 3, flaky: 1 },
      suites: [
        {
          specs: [spec('signs in', 'unexpected', ['no mail', 'no mail again'])],
          suites: [{ specs: [spec('signs out', 'flaky', ['late'])] }],
        },
      ],
      errors: [{ message: 'The server did not start.' }],
    };
    const { passed, failed, failures, flaky } = readPlaywrightReport(report);
    expect([passed, failed, flaky]).toEqual([4, 2, ['signs out']]);
    expect(failures[0]).toContain('journeys/a.spec.ts › signs in\nno mail\nno mail again');
    expect(failures[1]).toBe('The server did not start.');
  });
});
