import { DuplicateRowFinder, type DuplicateRows } from './duplicate-rows';
import { hasKeys, type ImportPlan, type ImportStep } from './plan';
import { readStep } from './read-step';
import { companyRow, productRow } from './rows';
import { findSource, type SourceInfo } from './source/open-source';

/** A step whose file was found and looked through. */
export interface PreparedStep {
  step: ImportStep;
  info: SourceInfo;
  /** Of things with keys. */
  duplicates: DuplicateRows | null;
}

/** What to tell while files are looked through. */
export interface PrepareListener {
  onStart?: (step: ImportStep, bytes: number) => void;
  onBytes?: (bytes: number) => void;
  onLine?: () => void;
  signal?: AbortSignal;
}

const silent = () => undefined;

/**
 * Finds the files of a plan and looks through them, before anything is written: whether they can be read, whether they
 * have the columns, and which keys come more than once.
 *
 * @param folder What the plan's files are relative to.
 * @throws {PlanError | SourceFileError} for the first file that can't be used.
 */
export async function preparePlan(
  plan: ImportPlan,
  folder: string,
  listener: PrepareListener = {},
): Promise<PreparedStep[]> {
  const found = await Promise.all(
    plan.steps.map(async (step) => ({ step, info: await findSource(step, folder) })),
  );
  const prepared: PreparedStep[] = [];
  for (const { step, info } of found) {
    listener.onStart?.(step, info.bytes);
    prepared.push({ step, info, duplicates: await lookThrough(plan.source, step, info, listener) });
  }
  return prepared;
}

async function lookThrough(
  source: string,
  step: ImportStep,
  info: SourceInfo,
  { onBytes, onLine, signal }: PrepareListener,
): Promise<DuplicateRows | null> {
  const lines = await readStep(step, info, {
    source,
    ...(onBytes && { onBytes }),
    tellOf: () => silent,
  });
  // Lines of CSV and NDJSON stand alone; in JSON an error further down makes the whole file none.
  if (!hasKeys(step.kind) && info.format !== 'json') {
    // To leave a loop is what closes the file.
    for await (const _ of lines) break;
    return null;
  }
  const toRow = step.kind === 'companies' ? companyRow : productRow;
  const finder = new DuplicateRowFinder();
  try {
    for await (const { items, origin } of lines) {
      signal?.throwIfAborted();
      onLine?.();
      if (!hasKeys(step.kind)) continue;
      for (const item of items) {
        const row = toRow(origin, item, silent);
        if (row) finder.add(row.id, JSON.stringify(row));
      }
    }
    return hasKeys(step.kind) ? finder.finish() : null;
  } finally {
    finder.discard();
  }
}
