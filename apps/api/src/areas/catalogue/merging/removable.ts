import type { Transaction } from '../../../platform/db/database';

/** A row as JSON, by the names of its columns. */
export type Row = Record<string, unknown>;

/** Rows by the key of their table. */
export type RowsByTable = Record<string, Row[]>;

/** A table whose rows belong to what can be removed, or point at it. */
export interface OwnedTable {
  name: string;
  /** Tells it from another entry of the same table; its name where there is none. */
  key: string;
  /** The column that names what the rows belong to. */
  owner: string;
  /** What identifies a row beside its owner; its own id where it has one. */
  identity: readonly string[];
  /** Columns without whose row elsewhere a row cannot be put back. */
  requiredReferences: Readonly<Record<string, string>>;
  /** Columns that are emptied where their row elsewhere is gone. */
  nullableReferences: Readonly<Record<string, string>>;
  /** Columns that members write: a row in which one has changed since a merge stays with the one that got it. */
  written: readonly string[];
  /** What was added since a merge, and leans on a row `t` that the other got by it, keeps that there. */
  retainedBy?: string;
  /** Narrows a table that holds rows of others, too. */
  only?: string;
  /** A column that names another of the same kind: nothing is linked with itself. */
  selfReference?: string;
  /** Rows that stand by themselves, known by their ids, and are turned to the other as they are. */
  isReferenceOnly: boolean;
}

/** What belongs to a kind of thing, with what most tables need not say. */
export const owned =
  (owner: string) =>
  (name: string, rest: Partial<OwnedTable> & Pick<OwnedTable, 'identity'>): OwnedTable => ({
    name,
    key: name,
    owner,
    requiredReferences: {},
    nullableReferences: {},
    written: [],
    isReferenceOnly: false,
    ...rest,
  });

/** Where things of a kind lie that can be merged: the same for companies and products. @see GAP-088 */
export interface Removable {
  /** What one is called. */
  word: 'company' | 'product';
  table: 'companies' | 'products';
  /** Where those are kept that were removed, and the column there of the row as it stood. */
  kept: 'removed_companies' | 'removed_products';
  former: 'company' | 'product';
  /** What others refer to first. */
  tables: readonly OwnedTable[];
  /** Takes or gives what no such table says, and returns how it stood. */
  takeOthers?(tx: Transaction, id: string, into: string | null): Promise<RowsByTable>;
  /** Puts that back. */
  putBackOthers?(tx: Transaction, id: string, mergedInto: string | null, rows: RowsByTable): Promise<void>;
  /** Brings the figures in line of those that stand, and of what was linked with them. */
  refresh(tx: Transaction, ids: readonly string[], rows: RowsByTable): Promise<void>;
}

/** Where a kind of thing that others name is kept once it is removed, by its table. */
export const KEPT: Readonly<Record<Removable['table'], Removable['kept']>> = {
  companies: 'removed_companies',
  products: 'removed_products',
};
