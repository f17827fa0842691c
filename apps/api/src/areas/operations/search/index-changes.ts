import type { Database, Transaction } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import {
  addNameWords,
  type ChangedThing,
  deleteDocuments,
  deleteUnusedNameWords,
  findDocumentWords,
  hasChanges,
  type NewMatch,
  takeChanges,
  writeDocuments,
} from './search-documents.repository';
import { readDocuments } from './search-sources.repository';

/** Default batch size of changes per transaction. */
const CHANGES_AT_ONCE = 500;

/** Receives saved searches with new matches, in the transaction that indexes them. */
export type TellMatches = (tx: Transaction, matches: readonly NewMatch[]) => Promise<void>;

/**
 * Updates search documents from the queue of changes, and reports saved searches with new matches. Called periodically
 * by any process; only one runs at a time.
 *
 * @param atOnce Batch size of changes per transaction.
 * @param rounds Maximum number of transactions. Default: until the queue is empty.
 * @returns Number of changed records.
 */
export async function indexChanges(
  db: Database,
  tellMatches: TellMatches,
  atOnce = CHANGES_AT_ONCE,
  rounds = Number.POSITIVE_INFINITY,
): Promise<number> {
  if (!(await hasChanges(db))) return 0;
  for (let all = 0, round = 1; ; round += 1) {
    const taken = await transact(db, (tx) => indexSome(tx, tellMatches, atOnce));
    all += taken;
    if (taken < atOnce || round >= rounds) return all;
  }
}

async function indexSome(tx: Transaction, tellMatches: TellMatches, atOnce: number): Promise<number> {
  const changed = await takeChanges(tx, atOnce);
  for (const kind of KINDS) await indexKind(tx, kind, changed, tellMatches);
  return changed.length;
}

const KINDS: readonly SearchedKind[] = ['product', 'company', 'event', 'post', 'person'];

async function indexKind(
  tx: Transaction,
  kind: SearchedKind,
  changed: readonly ChangedThing[],
  tellMatches: TellMatches,
): Promise<void> {
  const ids = changed.flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
  if (ids.length === 0) return;
  const documents = await readDocuments[kind](tx, ids);
  const wordsBefore = kind === 'person' ? await findDocumentWords(tx, kind, ids) : [];
  const found = new Set(documents.map(({ id }) => id));
  await deleteDocuments(
    tx,
    ids.flatMap((id) => (found.has(id) ? [] : [{ kind, id }])),
  );
  const matches = await writeDocuments(tx, documents);
  const words = new Set(documents.flatMap(({ nameWords }) => [...nameWords]));
  await addNameWords(tx, words, kind !== 'person');
  // Former names of members must not remain stored.
  await deleteUnusedNameWords(tx, wordsBefore);
  if (matches.length > 0) await tellMatches(tx, matches);
}
