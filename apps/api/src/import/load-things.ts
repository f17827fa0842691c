import type { Transaction } from '../db/database';
import type { Tell } from './findings';
import type { Field } from './kinds';
import type { Item } from './mapping';
import { companyRow, type NamedRow, type Origin, productRow } from './rows';
import { BATCH_SIZE, readLines, type StepRun } from './step-run';
import { type Written, writeCompanies, writeProducts } from './things.repository';

/** Imports products or companies. */
export const loadThings = (run: StepRun): Promise<void> =>
  run.step.kind === 'companies'
    ? load(run, companyRow, writeCompanies)
    : load(run, productRow, writeProducts);

async function load<Row extends NamedRow>(
  run: StepRun,
  toRow: (origin: Origin, item: Item, tell: Tell) => Row | null,
  write: (tx: Transaction, rows: readonly Row[], fields: ReadonlySet<Field>) => Promise<Written>,
): Promise<void> {
  const { step, totals } = run;
  const { origin, fields, lines } = await readLines(run);
  let batch: Row[] = [];
  const writeBatch = async (): Promise<void> => {
    const rows = batch;
    batch = [];
    const { created, updated } = await run.each((tx) => write(tx, rows, fields));
    const tally = totals.kinds[step.kind];
    tally.created += created;
    tally.updated += updated;
    tally.unchanged += rows.length - created - updated;
  };
  let place = 0;
  for await (const { items, tell } of lines) {
    for (const item of items) {
      const row = toRow(origin, item, tell);
      if (!row) continue;
      if (!isSuperseded(run, place, origin.isKeyed, tell)) batch.push(row);
      place += 1;
      if (batch.length >= BATCH_SIZE) await writeBatch();
    }
  }
  if (batch.length > 0) await writeBatch();
}

/** Whether the same key comes again further down in the file; the last one counts. */
function isSuperseded({ prepared, step }: StepRun, place: number, isKeyed: boolean, tell: Tell): boolean {
  if (!prepared.repeats?.isRepeated(place)) return false;
  step.repeated += 1;
  if (prepared.repeats.isDifferent(place)) {
    tell(
      'note',
      isKeyed ? 'key' : 'name',
      'comes again further down and says something else there; that counts',
    );
  }
  return true;
}
