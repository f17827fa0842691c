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
    });
  });

  it('counts a file that could not be loaded once', () => {
    const file = { name: at('b.test.ts'), status: 'failed', assertionResults: [], message: 'No such module' };
    expect(read([file]).failures).toEqual(['b.test.ts › the file itself\nNo such module']);
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
      stats: { expected: 3 },
      suites: [
        {
          specs: [spec('signs in', 'unexpected', ['no mail', 'no mail again'])],
          suites: [{ specs: [spec('signs out', 'expected', [])] }],
        },
      ],
      errors: [{ message: 'The server did not start.' }],
    };
    const { passed, failed, failures } = readPlaywrightReport(report);
    expect([passed, failed]).toEqual([3, 2]);
    expect(failures[0]).toContain('journeys/a.spec.ts › signs in\nno mail\nno mail again');
    expect(failures[1]).toBe('The server did not start.');
  });
});
