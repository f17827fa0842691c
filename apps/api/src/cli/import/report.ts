import { closeSync, openSync, writeSync } from 'node:fs';
import { SourceFileError } from './errors';
import type { Finding } from './findings';
import { findingLine, stepLines, totalLines } from './format-report';
import type { ImportTotals, StepTotals } from './totals';

/** Where a report goes, as it comes about: nothing of it is kept. */
export interface Report {
  heading(line: string): void;
  finding(finding: Finding): void;
  step(totals: StepTotals): void;
  end(totals: ImportTotals, seconds: number): void;
}

/** A report for people. Notes are summed up by their reason unless all are wanted. */
export function textReport(write: (text: string) => void, { allNotes = false } = {}): Report {
  const line = (text: string) => write(`${text}\n`);
  return {
    heading: line,
    finding: (finding) => {
      if (allNotes || finding.level !== 'note') line(findingLine(finding));
    },
    step: (totals) => {
      for (const text of stepLines(totals)) line(text);
    },
    end: (totals, seconds) => {
      line('');
      for (const text of totalLines(totals)) line(text);
      line('');
      if (totals.isInterrupted)
        line('Interrupted. What was written stays; run the same command again to go on.');
      line(`${seconds.toFixed(1)} s`);
    },
  };
}

/** A report for programs: a JSON object a line, each finding and, at the end, the totals. */
function jsonReport(write: (text: string) => void): Report {
  const line = (value: unknown) => write(`${JSON.stringify(value)}\n`);
  return {
    heading: () => undefined,
    finding: line,
    step: ({ noteReasons: _, ...step }) => line({ step }),
    end: ({ kinds, recounted, isInterrupted }, seconds) =>
      line({ totals: { ...kinds, recounted, interrupted: isInterrupted, seconds } }),
  };
}

/**
 * A report in a file, written as it comes about: JSON Lines where the name ends so, else text with every note.
 *
 * @throws {SourceFileError} when the file can't be written.
 */
export function fileReport(path: string): Report & { close(): void } {
  let file: number;
  try {
    file = openSync(path, 'w');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new SourceFileError(`The report ${path} can’t be written (${reason}).`);
  }
  const write = (text: string) => void writeSync(file, text);
  const report = /\.(ndjson|jsonl)$/i.test(path) ? jsonReport(write) : textReport(write, { allNotes: true });
  return { ...report, close: () => closeSync(file) };
}

/** Reports to several places at once. */
export const allReports = (reports: readonly Report[]): Report => ({
  heading: (line) => {
    for (const report of reports) report.heading(line);
  },
  finding: (finding) => {
    for (const report of reports) report.finding(finding);
  },
  step: (totals) => {
    for (const report of reports) report.step(totals);
  },
  end: (totals, seconds) => {
    for (const report of reports) report.end(totals, seconds);
  },
});
