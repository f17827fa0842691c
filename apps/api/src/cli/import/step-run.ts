import type { Transaction } from '../../platform/db/database';
import type { ImportStep } from './plan';
import type { PreparedStep } from './prepare';
import { readStep } from './read-step';
import type { Finding, Tell } from './report';
import type { ImportTotals, StepTotals } from './totals';

/** Batch size per transaction. */
export const BATCH_SIZE = 1000;

/** Maximum length of a value in a report, in characters. */
const VALUE_LENGTH = 60;

/** Receives the events of a run. */
export interface ImportListener {
  onStart?: (step: ImportStep, bytes: number) => void;
  /** Called with unused columns. */
  onUnused?: (columns: readonly string[]) => void;
  onBytes?: (bytes: number) => void;
  onLine?: () => void;
  onFinding?: (finding: Finding) => void;
  onEnd?: (totals: StepTotals) => void;
  /** Called when the files were read and the counts of products are being corrected. */
  onRecount?: () => void;
}

/** Runs work in a transaction, or within that of a dry run. */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** A running step. */
export interface StepRun {
  each: Transact;
  source: string;
  prepared: PreparedStep;
  totals: ImportTotals;
  step: StepTotals;
  listener: ImportListener;
  signal: AbortSignal | undefined;
}

/** Reads and counts the lines of a step, until the run is stopped. */
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
