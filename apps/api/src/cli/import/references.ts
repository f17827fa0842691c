import type { Transaction } from '../../platform/db/database';
import { findExisting, findNamesakes, type Namesake } from './references.repository';
import type { Reference } from './rows';
import type { Table } from './things.repository';

/** Target of a reference: a record, none, or ambiguous. */
export type Found = { id: string } | { id: null; reason: string | null };

/** Targets by the ID that each reference has as a key. */
export type FoundById = ReadonlyMap<string, Found>;

/**
 * Resolves references: to the record with that key in this source, otherwise to the one with that name in the
 * catalogue. If several names differ only in case or accents, an exact match wins.
 */
export async function findReferences(
  tx: Transaction,
  table: Table,
  references: readonly Reference[],
): Promise<FoundById> {
  const asked = new Map(references.map((reference) => [reference.id, reference]));
  const byKey = await findExisting(tx, table, [...asked.keys()]);
  const unknown = [...asked.values()].filter(({ id }) => !byKey.has(id));
  const byName = await findByName(tx, table, unknown);
  // Records found by name are read again by ID, to lock companies among them as well.
  const known = await findExisting(
    tx,
    table,
    [...byName.values()].flatMap(({ id }) => (id === null ? [] : [id])),
  );
  const found = new Map<string, Found>([...byKey].map((id) => [id, { id }]));
  for (const { id } of unknown) {
    const match = byName.get(id);
    const isGone = match && match.id !== null && !known.has(match.id);
    found.set(id, match && !isGone ? match : { id: null, reason: null });
  }
  return found;
}

async function findByName(
  tx: Transaction,
  table: Table,
  unknown: readonly Reference[],
): Promise<Map<string, Found>> {
  if (unknown.length === 0) return new Map();
  const nameKeys = [...new Set(unknown.map(({ name_key }) => name_key))];
  const namesakes = new Map<string, Namesake[]>();
  for (const namesake of await findNamesakes(tx, table, nameKeys)) {
    const known = namesakes.get(namesake.name_key);
    if (known) known.push(namesake);
    else namesakes.set(namesake.name_key, [namesake]);
  }
  return new Map(
    unknown.flatMap((reference): [string, Found][] => {
      const candidates = namesakes.get(reference.name_key);
      return candidates ? [[reference.id, choose(table, reference, candidates)]] : [];
    }),
  );
}

function choose(table: Table, { name }: Reference, candidates: readonly Namesake[]): Found {
  const alike = candidates.filter((candidate) => candidate.name === name);
  const choice = alike.length > 0 ? alike : candidates;
  const [only] = choice;
  if (only && choice.length === 1) return { id: only.id };
  return { id: null, reason: `several ${table} have this name; use a key instead` };
}
