import { refreshCompanies } from '../../db/company-figures';
import { recountSupplied } from '../../db/counts';
import type { Transaction } from '../../db/database';
import {
  findRemoved,
  lockCompany,
  putBack,
  type RowsByTable,
  removeCompany,
  suppliedBy,
  takeAll,
} from './company-removal.repository';

/** Why a company cannot be removed or put back: told to the operator. */
export class CompanyRemovalError extends Error {}

/** What was moved or taken away, by table. */
export interface RemovalReport {
  name: string;
  /** The company that it is merged into; null when it is hidden. */
  into: string | null;
  /** How many rows it had, and how many of them the other got: the rest it had already. */
  tables: readonly { name: string; had: number; given: number }[];
}

const countsOf = (rows: RowsByTable, given: RowsByTable): RemovalReport['tables'] =>
  Object.entries(rows).map(([name, had]) => ({
    name,
    had: had.length,
    given: name === 'users' ? had.length : (given[name]?.length ?? 0),
  }));

/**
 * Merges a company into another, or hides it when there is no other. It leaves the catalogue; what it had goes to the
 * other but for what that has already; its address leads there.
 *
 * @throws {CompanyRemovalError} when one of them does not exist.
 * @see GAP-088
 */
export async function takeOut(tx: Transaction, id: string, intoId: string | null): Promise<RemovalReport> {
  if (id === intoId) throw new CompanyRemovalError('A company cannot be merged into itself.');
  // Whoever merges the two the other way round waits, or fails: never both.
  const [first, second] = [id, intoId].filter((one) => one !== null).toSorted();
  for (const one of [first, second]) {
    if (one !== undefined && !(await lockCompany(tx, one))) {
      throw new CompanyRemovalError(`There is no company ${one}.`);
    }
  }
  const company = await lockCompany(tx, id);
  const into = intoId === null ? null : await lockCompany(tx, intoId);
  if (!company) throw new CompanyRemovalError(`There is no company ${id}.`);
  const taken = await takeAll(tx, id, intoId);
  await removeCompany(tx, id, intoId, taken);
  if (intoId !== null) await refreshCompanies(tx, [intoId]);
  for (const productId of suppliedBy(taken)) await recountSupplied(tx, productId);
  return { name: company.name, into: into?.name ?? null, tables: countsOf(taken.rows, taken.given) };
}

/**
 * Puts a merged or hidden company back, with all that it had and that is still there.
 *
 * @throws {CompanyRemovalError} when it was not removed, or the other one is itself gone meanwhile.
 */
export async function bringBack(tx: Transaction, id: string): Promise<RemovalReport> {
  const removed = await findRemoved(tx, id);
  if (!removed) throw new CompanyRemovalError(`There is no removed company ${id}.`);
  const { mergedInto } = removed;
  const into = mergedInto === null ? null : await lockCompany(tx, mergedInto);
  if (mergedInto !== null && !into) {
    throw new CompanyRemovalError(`It was merged into ${mergedInto}, which is gone itself. Undo that first.`);
  }
  await putBack(tx, removed);
  await refreshCompanies(tx, mergedInto === null ? [id] : [id, mergedInto]);
  for (const productId of suppliedBy(removed)) await recountSupplied(tx, productId);
  return {
    name: removed.name,
    into: into?.name ?? null,
    tables: countsOf(removed.rows, removed.given),
  };
}
