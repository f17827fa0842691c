import type { Transaction } from '../../../platform/db/database';
import type { Removable, RowsByTable } from './removable';
import {
  deleteRows,
  dependentRows,
  findRemoved,
  insertRows,
  lockEntity,
  moveIn,
  moveOut,
  type Removed,
  repointForeignKeys,
  rowIdentity,
  type Taken,
  withFreshIds,
} from './removal.repository';

/** Reason why a removal or its undo is impossible, reported to the operator. */
export class RemovalError extends Error {}

/** Number of rows removed and moved, by table. */
export interface RemovalReport {
  name: string;
  /** Name of the merge target; null if hidden. */
  into: string | null;
  /** Number of rows, and of those moved to the target; the rest existed there already. */
  tables: readonly { name: string; had: number; given: number }[];
}

const countsOf = (rows: RowsByTable, given: RowsByTable): RemovalReport['tables'] =>
  Object.entries(rows).map(([name, had]) => ({
    name,
    had: had.length,
    given: name === 'users' ? had.length : (given[name]?.length ?? 0),
  }));

/**
 * Merges a record into another, or hides it if there is no other. It leaves the catalogue, rows that the other lacks
 * move there, and its address redirects.
 *
 * @throws {RemovalError} If one of them does not exist.
 * @see GAP-088
 */
export async function mergeOrHide(
  tx: Transaction,
  kind: Removable,
  id: string,
  intoId: string | null,
): Promise<RemovalReport> {
  if (id === intoId) throw new RemovalError(`A ${kind.word} can’t be merged into itself.`);
  const names = new Map<string, string>();
  // A concurrent merge in the opposite direction waits or fails, so that never both succeed.
  for (const one of [id, intoId].filter((known) => known !== null).toSorted()) {
    const found = await lockEntity(tx, kind, one);
    if (!found) throw new RemovalError(`We couldn’t find the ${kind.word} ${one}.`);
    names.set(one, found.name);
  }
  const taken = await takeAll(tx, kind, id, intoId);
  await moveOut(tx, kind, id, intoId, taken);
  await kind.refresh(tx, intoId === null ? [] : [intoId], taken.rows);
  return {
    name: names.get(id) ?? '',
    into: intoId === null ? null : (names.get(intoId) ?? null),
    tables: countsOf(taken.rows, taken.given),
  };
}

/** Takes all rows of a record, and moves them to another if given. */
async function takeAll(tx: Transaction, kind: Removable, id: string, into: string | null): Promise<Taken> {
  const rows: RowsByTable = {};
  const given: RowsByTable = {};
  for (const table of kind.tables) rows[table.key] = await dependentRows(tx, table, id);
  // Dependent rows are removed first and inserted last.
  for (const table of kind.tables.toReversed()) {
    const its = rows[table.key] ?? [];
    if (!table.isReferenceOnly) await deleteRows(tx, table, id, its);
    else {
      await repointForeignKeys(tx, table, its, id, into);
      given[table.key] = its;
    }
  }
  for (const table of kind.tables) {
    if (into === null || table.isReferenceOnly) continue;
    const others = (rows[table.key] ?? []).map((row) => ({ ...row, [table.owner]: into }));
    given[table.key] = (await insertRows(tx, table, others)).map((row) => rowIdentity(table, row));
  }
  return { rows: { ...rows, ...(await kind.takeOthers?.(tx, id, into)) }, given };
}

/**
 * Undoes a merge or a hiding, restoring everything that still can be.
 *
 * @throws {RemovalError} If it was not removed, or the merge target is itself removed.
 */
export async function undoMerge(tx: Transaction, kind: Removable, id: string): Promise<RemovalReport> {
  const removed = await findRemoved(tx, kind, id);
  if (!removed) throw new RemovalError(`We couldn’t find a removed ${kind.word} with the ID ${id}.`);
  const { mergedInto } = removed;
  const into = mergedInto === null ? null : await lockEntity(tx, kind, mergedInto);
  if (mergedInto !== null && !into) {
    throw new RemovalError(`It was merged into ${mergedInto}, which is gone too. Restore that one first.`);
  }
  await moveIn(tx, kind, removed);
  await giveBack(tx, kind, removed);
  await kind.refresh(tx, mergedInto === null ? [id] : [id, mergedInto], removed.rows);
  return {
    name: removed.name,
    into: into?.name ?? null,
    tables: countsOf(removed.rows, removed.given),
  };
}

/** Takes back what the merge moved to the target, and restores all rows of the record. */
async function giveBack(tx: Transaction, kind: Removable, removed: Removed): Promise<void> {
  const { id, mergedInto, rows, given } = removed;
  for (const table of kind.tables.toReversed()) {
    if (mergedInto === null) continue;
    const its = given[table.key] ?? [];
    if (table.isReferenceOnly) await repointForeignKeys(tx, table, its, mergedInto, id);
    else await deleteRows(tx, table, mergedInto, its);
  }
  for (const table of kind.tables) {
    if (table.isReferenceOnly) continue;
    await insertRows(tx, table, await withFreshIds(tx, table, rows[table.key] ?? []));
  }
  await kind.putBackOthers?.(tx, id, mergedInto, rows);
}
