import type { Transaction } from '../../platform/db/database';
import type { ImportStep } from './plan';
import type { PreparedStep } from './prepare';
import { readStep } from './read-step';
import type { Finding, Tell } from './report';
import type { ImportTotals, StepTotals } from './totals';

/** How many things are written in one transaction. */
export const BATCH_SIZE = 1000;

/** A value in a report is cut to this many characters. */
const VALUE_LENGTH = 60;

/** Who is told what happens. */
export interface ImportListener {
  onStart?: (step: ImportStep, bytes: number) => void;
  /** Columns that nothing is taken from. */
  onUnused?: (columns: readonly string[]) => void;
  onBytes?: (bytes: number) => void;
  onLine?: () => void;
  onFinding?: (finding: Finding) => void;
  onEnd?: (totals: StepTotals) => void;
  /** The files were read; what products repeat of their links is brought in line. */
  onRecount?: () => void;
}

/** Does work in a transaction of its own, or within the one that is undone at the end of a dry run. */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** A step that is being run. */
export interface StepRun {
  each: Transact;
  source: string;
  prepared: PreparedStep;
  totals: ImportTotals;
  step: StepTotals;
  listener: ImportListener;
  signal: AbortSignal | undefined;
}

/** Reads the lines of a step, counts them, and stops when the run is to stop. */
export async function readLines({ source, prepared, totals, step, listener, signal }: StepRun) {
  const { onBytes, onUnused } = listener;
  const lines = await readStep(prepared.step, prepared.info, {
    source,
    ...(onBytes && { onBytes }),
    ...(onUnused && { onUnused }),
    tellOf: (line) => tellOf(line),
  });

  const tellOf =
    (line: number): Tell =>
    (level, field, reason, value) => {
      if (level === 'refused') totals.kinds[step.kind].refused += 1;
      if (level === 'warning') step.warnings += 1;
      if (level === 'note') countNote(step, line, reason);
      listener.onFinding?.({
        level,
        kind: step.kind,
        file: step.file,
        line,
        field,
        reason,
        value: value === undefined ? null : shorten(value),
      });
    };

  async function* wanted() {
    for await (const line of lines) {
      if (signal?.aborted) return;
      step.lines += 1;
      listener.onLine?.();
      if (line.isLeftOut) step.leftOut += 1;
      else yield line;
    }
  }
  return wanted();
}

function countNote(step: StepTotals, line: number, reason: string): void {
  step.notes += 1;
  const known = step.noteReasons.get(reason);
  if (known) known.count += 1;
  else step.noteReasons.set(reason, { count: 1, firstLine: line });
}

const shorten = (value: string): string => {
  const line = value.slice(0, VALUE_LENGTH * 2).replace(/\s+/gu, ' ');
  return line.length > VALUE_LENGTH ? `${Array.from(line).slice(0, VALUE_LENGTH).join('')}…` : line;
};
