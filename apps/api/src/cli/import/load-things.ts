import type { Transaction } from '../../platform/db/database';
import type { Item } from './mapping';
import type { Field } from './plan';
import type { Tell } from './report';
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
  const lines = await readLines(run);
  // Groups by filled fields, because a row updates only those.
  let batch = new Map<ReadonlySet<Field>, Row[]>();
  let count = 0;
  const writeBatch = async (): Promise<void> => {
    const written = batch;
    const total = count;
    batch = new Map();
    count = 0;
    const { created, updated } = await run.each(async (tx) => {
      const sum = { created: 0, updated: 0 };
      for (const [fields, rows] of written) {
        const { created, updated } = await write(tx, rows, fields);
        sum.created += created;
        sum.updated += updated;
      }
      return sum;
    });
    const tally = totals.kinds[step.kind];
    tally.created += created;
    tally.updated += updated;
    tally.unchanged += total - created - updated;
  };
  let place = 0;
  for await (const { items, origin, fields, tell } of lines) {
    for (const item of items) {
      const row = toRow(origin, item, tell);
      if (!row) continue;
      if (!isSuperseded(run, place, origin.isKeyed, tell)) {
        const alike = batch.get(fields);
        if (alike) alike.push(row);
        else batch.set(fields, [row]);
        count += 1;
      }
      place += 1;
      if (count >= BATCH_SIZE) await writeBatch();
    }
  }
  if (count > 0) await writeBatch();
}

/** True if the same key occurs again further down in the file; the last one counts. */
function isSuperseded({ prepared, step }: StepRun, place: number, isKeyed: boolean, tell: Tell): boolean {
  if (!prepared.duplicates?.isRepeated(place)) return false;
  step.repeated += 1;
  if (prepared.duplicates.isDifferent(place)) {
    tell(
      'note',
      isKeyed ? 'key' : 'name',
      'appears again further down with different data; the last one was used',
    );
  }
  return true;
}
