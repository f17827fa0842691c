import { countrySortKey } from '@millrace/domain';
import type { Transaction } from '../../platform/db/database';
import type { Field } from './plan';
import { type Found, type FoundById, findReferences } from './references';
import type { Tell } from './report';
import { type Pair, type Reference, reference, rowOfReference } from './rows';
import { BATCH_SIZE, readLines, type StepRun } from './step-run';
import {
  createCompanies,
  createProducts,
  type IdPair,
  insertLinks,
  insertSuppliers,
  type Table,
} from './things.repository';

/** Defaults for an unknown record that a pair names; `null` to refuse the pair. */
type Creation = { sector: string | null } | null;

/** Result of a pair. */
type PairOutcome =
  | { is: 'created' | 'unchanged' }
  | { is: 'refused'; field: Field | null; reason: string; value: string };

/** Results of all pairs in order, and numbers of created records. */
interface PairsWritten {
  outcomes: readonly PairOutcome[];
  products: number;
  companies: number;
}

interface End {
  field: Field;
  table: Table;
}

/** Tables that links and suppliers join. */
const PAIR_ENDS = {
  links: {
    from: { field: 'material', table: 'products' },
    to: { field: 'product', table: 'products' },
  },
  suppliers: {
    from: { field: 'company', table: 'companies' },
    to: { field: 'product', table: 'products' },
  },
} as const satisfies Record<'links' | 'suppliers', { from: End; to: End }>;

/** Links pairs of records, creating missing ones if the plan says so. */
async function writePairs(
  tx: Transaction,
  kind: keyof typeof PAIR_ENDS,
  pairs: readonly Pair[],
  creation: Creation,
): Promise<PairsWritten> {
  const missing = { products: new MissingThings(), companies: new MissingThings() };
  const found = await findEnds(tx, kind, pairs);
  const settled = pairs.map((pair) => settle(kind, pair, found, missing, creation !== null));
  const sector = creation?.sector ?? null;
  const products = missing.products.rows().map((row) => ({ ...row, sector }));
  const companies = missing.companies
    .rows()
    .map((row) => ({ ...row, sector, country_key: countrySortKey(null) }));
  if (products.length > 0) await createProducts(tx, products);
  if (companies.length > 0) await createCompanies(tx, companies);
  const insert = kind === 'links' ? insertLinks : insertSuppliers;
  const inserted = await insert(tx, settled.filter(isIdPair));
  const isNew = new Set(inserted.map(pairKey));
  return {
    // Only the first of equal pairs is new.
    outcomes: settled.map((one) =>
      isIdPair(one) ? { is: isNew.delete(pairKey(one)) ? 'created' : 'unchanged' } : one,
    ),
    products: products.length,
    companies: companies.length,
  };
}

/** Records to create, once for different spellings of a name. */
class MissingThings {
  readonly #byName = new Map<string, Reference>();

  idOf(reference: Reference): string {
    return this.#byName.get(reference.name_key)?.id ?? reference.id;
  }

  add(reference: Reference): void {
    if (!this.#byName.has(reference.name_key)) this.#byName.set(reference.name_key, reference);
  }

  rows = () => [...this.#byName.values()].map(rowOfReference);
}

async function findEnds(
  tx: Transaction,
  kind: keyof typeof PAIR_ENDS,
  pairs: readonly Pair[],
): Promise<{ from: FoundById; to: FoundById }> {
  const from = pairs.map((pair) => pair.from);
  const to = pairs.map((pair) => pair.to);
  if (kind === 'links') {
    const found = await findReferences(tx, 'products', [...from, ...to]);
    return { from: found, to: found };
  }
  return {
    from: await findReferences(tx, 'companies', from),
    to: await findReferences(tx, 'products', to),
  };
}

/** Returns the two IDs of a pair, or its refusal. References of a refused pair are not created. */
function settle(
  kind: keyof typeof PAIR_ENDS,
  pair: Pair,
  found: { from: FoundById; to: FoundById },
  missing: Readonly<Record<Table, MissingThings>>,
  mayCreate: boolean,
): IdPair | PairOutcome {
  const ends = PAIR_ENDS[kind];
  const from = found.from.get(pair.from.id) ?? UNKNOWN;
  const to = found.to.get(pair.to.id) ?? UNKNOWN;
  const refusal =
    refusalOf(ends.from, pair.from, from, mayCreate) ?? refusalOf(ends.to, pair.to, to, mayCreate);
  if (refusal) return refusal;
  const ids = {
    from: from.id ?? missing[ends.from.table].idOf(pair.from),
    to: to.id ?? missing[ends.to.table].idOf(pair.to),
  };
  const isOneNewThing =
    kind === 'links' && from.id === null && to.id === null && pair.from.name_key === pair.to.name_key;
  if (ids.from === ids.to || isOneNewThing) {
    return {
      is: 'refused',
      field: ends.to.field,
      reason: 'a product can’t be linked with itself',
      value: pair.to.name,
    };
  }
  if (from.id === null) missing[ends.from.table].add(pair.from);
  if (to.id === null) missing[ends.to.table].add(pair.to);
  return ids;
}

const UNKNOWN: Found = { id: null, reason: null };

function refusalOf(
  { field, table }: End,
  { name }: Reference,
  found: Found,
  mayCreate: boolean,
): PairOutcome | null {
  if (found.id !== null || (mayCreate && found.reason === null)) return null;
  const thing = table === 'products' ? 'product' : 'company';
  return { is: 'refused', field, reason: found.reason ?? `no ${thing} has this key or name`, value: name };
}

const isIdPair = (one: IdPair | PairOutcome): one is IdPair => 'from' in one;

const pairKey = ({ from, to }: IdPair): string => `${from} ${to}`;

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
