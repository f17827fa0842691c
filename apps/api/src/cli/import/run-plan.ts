import type { Database, Transaction } from '../../platform/db/database';
import { sqlState, transact } from '../../platform/db/transact';
import { reconcileCounts, refreshStatistics } from './figures.repository';
import { loadThings } from './load-things';
import { hasKeys, type ImportPlan } from './plan';
import type { PreparedStep } from './prepare';
import type { ImportListener, Transact } from './step-run';
import { type ImportTotals, noStepTotals, noTotals } from './totals';
import { loadPairs } from './write-pairs';

/** How to run a plan. */
export interface RunOptions {
  listener?: ImportListener;
  /** Everything is done and then undone, so that the report says what would happen. */
  isDryRun?: boolean;
  /** Ends the run after the batch that is under way; what was written is consistent and stays. */
  signal?: AbortSignal;
}

/**
 * Imports what a plan says. Running it again changes only what has changed in the files; a run that was interrupted is
 * completed by the next one.
 */
export async function runPlan(
  db: Database,
  plan: ImportPlan,
  steps: readonly PreparedStep[],
  { listener = {}, isDryRun = false, signal }: RunOptions = {},
): Promise<ImportTotals> {
  if (isDryRun) return runAndUndo(db, (each) => runSteps(each, plan, steps, listener, signal));
  const totals = await runSteps((work) => transactAgain(db, work), plan, steps, listener, signal);
  if (Object.values(totals.kinds).some(({ created, updated }) => created + updated > 0)) {
    await refreshStatistics(db);
  }
  return totals;
}

async function runSteps(
  each: Transact,
  plan: ImportPlan,
  steps: readonly PreparedStep[],
  listener: ImportListener,
  signal: AbortSignal | undefined,
): Promise<ImportTotals> {
  const totals = noTotals();
  for (const prepared of steps) {
    if (signal?.aborted) break;
    const step = noStepTotals(prepared.step.file, prepared.step.kind);
    listener.onStart?.(prepared.step, prepared.info.bytes);
    const load = hasKeys(prepared.step.kind) ? loadThings : loadPairs;
    await load({ each, source: plan.source, prepared, totals, step, listener, signal });
    totals.steps.push(step);
    listener.onEnd?.(step);
  }
  totals.isInterrupted = signal?.aborted ?? false;
  if (steps.some(({ step }) => !hasKeys(step.kind))) {
    listener.onRecount?.();
    totals.recounted = await reconcileCounts(each);
  }
  return totals;
}

const REFERENCE_IS_GONE = '23503';

/** A member may delete what a batch is about to link; the batch done again finds it gone and refuses the link. */
async function transactAgain<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transact(db, work);
  } catch (error) {
    if (sqlState(error) !== REFERENCE_IS_GONE) throw error;
    return await transact(db, work);
  }
}

/** Thrown to end the transaction of a dry run; carries what it found. */
class Undo extends Error {
  constructor(readonly totals: ImportTotals) {
    super('a dry run is undone');
  }
}

async function runAndUndo(
  db: Database,
  run: (each: Transact) => Promise<ImportTotals>,
): Promise<ImportTotals> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undo(await run((work) => work(tx)));
    });
  } catch (error) {
    if (error instanceof Undo) return error.totals;
    throw error;
  }
}
