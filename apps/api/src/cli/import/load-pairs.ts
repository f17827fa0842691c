import type { Tell } from './findings';
import { type Pair, reference } from './rows';
import { BATCH_SIZE, readLines, type StepRun } from './step-run';
import { type Creation, PAIR_ENDS, writePairs } from './write-pairs';

/** Imports links or suppliers. */
export async function loadPairs(run: StepRun): Promise<void> {
  const kind = run.step.kind === 'suppliers' ? 'suppliers' : 'links';
  const ends = PAIR_ENDS[kind];
  const creation = creationOf(run);
  const lines = await readLines(run);
  let batch: { pair: Pair; tell: Tell }[] = [];
  const writeBatch = async (): Promise<void> => {
    const written = batch;
    batch = [];
    const pairs = written.map(({ pair }) => pair);
    const { outcomes, products, companies } = await run.each((tx) => writePairs(tx, kind, pairs, creation));
    const { kinds } = run.totals;
    kinds.products.created += products;
    kinds.companies.created += companies;
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.is === 'refused') {
        written[index]?.tell('refused', outcome.field, outcome.reason, outcome.value);
      } else kinds[kind][outcome.is] += 1;
    }
  };
  for await (const { items, tell } of lines) {
    for (const item of items) {
      const from = reference(run.source, nounOf(ends.from.table), ends.from.field, item, tell);
      const to = reference(run.source, nounOf(ends.to.table), ends.to.field, item, tell);
      if (from && to) batch.push({ pair: { from, to }, tell });
      if (batch.length >= BATCH_SIZE) await writeBatch();
    }
  }
  if (batch.length > 0) await writeBatch();
}

const nounOf = (table: 'products' | 'companies') => (table === 'products' ? 'product' : 'company');

function creationOf({ prepared }: StepRun): Creation {
  const { create = false } = prepared.step;
  if (create === false) return null;
  return { sector: create === true ? null : (create.sector ?? null) };
}
