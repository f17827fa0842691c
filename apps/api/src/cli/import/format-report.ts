import type { Finding } from './findings';
import { KINDS } from './kinds';
import type { ImportTotals, StepTotals } from './totals';

const COLUMNS = ['created', 'updated', 'unchanged', 'refused'] as const;

const number = new Intl.NumberFormat('en');

/** A finding as a line of the report. */
export function findingLine({ level, file, line, field, reason, value }: Finding): string {
  const place = `${file}:${line}`;
  const what = [field, value === null ? reason : `${reason}: ${value}`].filter(Boolean).join(' ');
  return `  ${level.padEnd(7)}  ${place}  ${what}`;
}

/** What became of a step's lines. */
export function stepLines(step: StepTotals): string[] {
  const parts = [
    counted(step.lines, 'line'),
    step.leftOut > 0 && `${number.format(step.leftOut)} left out as the plan says`,
    step.repeated > 0 && `${number.format(step.repeated)} came again further down`,
    step.warnings > 0 && counted(step.warnings, 'warning'),
    step.notes > 0 && counted(step.notes, 'note'),
  ];
  const notes = Array.from(
    step.noteReasons,
    ([reason, { count, firstLine }]) =>
      `  note     ${number.format(count)} × ${reason} (first in line ${firstLine})`,
  );
  return [...notes, `  ${parts.filter(Boolean).join(', ')}`];
}

/** How many of each kind met which fate; kinds that the plan had nothing to do with are left out. */
export function totalLines(totals: ImportTotals): string[] {
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

/** A number with what it counts. */
const counted = (count: number, thing: string): string =>
  `${number.format(count)} ${thing}${count === 1 ? '' : 's'}`;
