import { closeSync, openSync, writeSync } from 'node:fs';
import { type Field, KINDS, type Kind, SourceFileError } from './plan';
import type { ImportTotals, StepTotals } from './totals';

/** Streaming report; nothing is retained in memory. */
export interface Report {
  heading(line: string): void;
  finding(finding: Finding): void;
  step(totals: StepTotals): void;
  end(totals: ImportTotals, seconds: number): void;
}

/** Report for people. Notes are grouped by reason unless all are requested. */
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
        line('Interrupted. Everything imported so far is saved; run the same command again to continue.');
      line(`${seconds.toFixed(1)} s`);
    },
  };
}

/** Report for programs: a JSON object per line for each finding, and for the totals at the end. */
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
 * Report to a file: JSON Lines if its name ends so, otherwise text with every note.
 *
 * @throws {SourceFileError} If the file cannot be written.
 */
export function fileReport(path: string): Report & { close(): void } {
  let file: number;
  try {
    file = openSync(path, 'w');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new SourceFileError(`We can’t write the report ${path} (${reason}).`);
  }
  const write = (text: string) => void writeSync(file, text);
  const report = /\.(ndjson|jsonl)$/i.test(path) ? jsonReport(write) : textReport(write, { allNotes: true });
  return { ...report, close: () => closeSync(file) };
}

/** Reports to several outputs. */
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

const COLUMNS = ['created', 'updated', 'unchanged', 'refused'] as const;

const number = new Intl.NumberFormat('en');

/** Formats a finding as a line. */
function findingLine({ level, file, line, field, reason, value }: Finding): string {
  const place = `${file}:${line}`;
  const what = [field, value === null ? reason : `${reason}: ${value}`].filter(Boolean).join(' ');
  return `  ${level.padEnd(7)}  ${place}  ${what}`;
}

/** Formats the results of a step. */
function stepLines(step: StepTotals): string[] {
  const parts = [
    counted(step.lines, 'line'),
    step.leftOut > 0 && `${number.format(step.leftOut)} skipped by the plan’s “where”`,
    step.repeated > 0 && `${number.format(step.repeated)} repeated further down`,
    step.warnings > 0 && counted(step.warnings, 'warning'),
    step.notes > 0 && counted(step.notes, 'note'),
  ];
  const notes = Array.from(
    step.noteReasons,
    ([reason, { count, firstLine }]) =>
      `  note     ${number.format(count)} × ${reason} (first on line ${firstLine})`,
  );
  return [...notes, `  ${parts.filter(Boolean).join(', ')}`];
}

/** Formats the totals by kind and result; unused kinds are omitted. */
function totalLines(totals: ImportTotals): string[] {
  const touched = KINDS.filter(
    (kind) =>
      totals.steps.some((step) => step.kind === kind) ||
      COLUMNS.some((column) => totals.kinds[kind][column] > 0),
  );
  return [
    `${''.padEnd(10)}${COLUMNS.map((column) => column.padStart(12)).join('')}`,
    ...touched.map(
      (kind) =>
        `${kind.padEnd(10)}${COLUMNS.map((column) => number.format(totals.kinds[kind][column]).padStart(12)).join('')}`,
    ),
  ];
}

/** Formats a number with its unit. */
const counted = (count: number, thing: string): string =>
  `${number.format(count)} ${thing}${count === 1 ? '' : 's'}`;

/**
 * Severity. `refused`: the record was not imported. `warning`: it was, without the field. `note`: it was, for
 * information.
 */
type Level = 'refused' | 'warning' | 'note';

/** A finding about a line. */
export interface Finding {
  level: Level;
  kind: Kind;
  file: string;
  /** Line number in CSV and NDJSON, index in a JSON array; both from 1. */
  line: number;
  /** `null` if it is about the whole line. */
  field: Field | null;
  reason: string;
  /** The rejected value, truncated. */
  value: string | null;
}

/** Reports a finding about the current line. */
export type Tell = (level: Level, field: Field | null, reason: string, value?: string) => void;
