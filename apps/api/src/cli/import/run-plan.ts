import type { Database, Transaction } from '../../platform/db/database';
import { sqlState } from '../../platform/db/sql-state';
import { transact } from '../../platform/db/transact';
import { reconcileCounts, refreshStatistics } from './figures.repository';
import { loadThings } from './load-things';
import { hasKeys, type ImportPlan } from './plan';
import type { PreparedStep } from './prepare';
import type { ImportListener, Transact } from './step-run';
import { type ImportTotals, noStepTotals, noTotals } from './totals';
import { loadPairs } from './write-pairs';

/** Options of a run. */
export interface RunOptions {
  listener?: ImportListener;
  /** Dry run: does everything and rolls back, so that the report shows what would happen. */
  isDryRun?: boolean;
  /** Stops after the current batch; what was written is consistent and remains. */
  signal?: AbortSignal;
}

/**
 * Runs an import plan. Idempotent: running it again only applies changes of the files, and
 * completes an interrupted run.
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

/** Retries a transaction once if a member has deleted a record that it links; the retry refuses the link. */
async function transactAgain<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transact(db, work);
  } catch (error) {
    if (sqlState(error) !== REFERENCE_IS_GONE) throw error;
    return await transact(db, work);
  }
}

/** Thrown to roll back a dry run; carries its result. */
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
