import { DuplicateRowFinder, type DuplicateRows } from './duplicate-rows';
import { hasKeys, type ImportPlan, type ImportStep } from './plan';
import { readStep } from './read-step';
import { companyRow, productRow } from './rows';
import { findSource, type SourceInfo } from './source/open-source';

/** A step whose file was found and validated. */
export interface PreparedStep {
  step: ImportStep;
  info: SourceInfo;
  /** Duplicates, for records with keys. */
  duplicates: DuplicateRows | null;
}

/** Receives progress and findings of the validation. */
export interface PrepareListener {
  onStart?: (step: ImportStep, bytes: number) => void;
  onBytes?: (bytes: number) => void;
  onLine?: () => void;
  signal?: AbortSignal;
}

const silent = () => undefined;

/**
 * Validates the files of a plan before anything is written: readable, with the named columns, and
 * which keys are duplicates.
 *
 * @param folder Base of the plan's relative paths.
 * @throws {PlanError | SourceFileError} for the first unusable file.
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
  // Lines of CSV and NDJSON are independent; a JSON file is validated to its end, because a late error invalidates it.
  if (!hasKeys(step.kind) && info.format !== 'json') {
    // Leaving the loop closes the file.
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
