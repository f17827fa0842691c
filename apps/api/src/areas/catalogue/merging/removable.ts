import type { Transaction } from '../../../platform/db/database';

/** A row as JSON, by column name. */
export type Row = Record<string, unknown>;

/** Rows by the key of their table. */
export type RowsByTable = Record<string, Row[]>;

/** A table whose rows belong to a removable record or refer to it. */
export interface OwnedTable {
  name: string;
  /** Unique key among the entries, as a table may have several; by default its name. */
  key: string;
  /** Foreign key column to the removable record. */
  owner: string;
  /** Columns that identify a row together with the owner, or its ID. */
  identity: readonly string[];
  /** Foreign keys that must be satisfied to restore a row: table by column. */
  requiredReferences: Readonly<Record<string, string>>;
  /** Foreign keys that are set to null if the referenced row is gone: table by column. */
  nullableReferences: Readonly<Record<string, string>>;
  /** Editable columns: a row in which one has changed since the merge remains with the merge target. */
  written: readonly string[];
  /** SQL for rows added since the merge that depend on a row `t`; if there are any, `t` remains with the target. */
  retainedBy?: string;
  /** SQL condition for the entry's rows. */
  only?: string;
  /** Column with another record of the same kind, to prevent links of a record with itself. */
  selfReference?: string;
  /** True for independent rows whose foreign key is only repointed. */
  isReferenceOnly: boolean;
}

/** Creates table entries with defaults for one kind of record. */
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

/** Description of a kind of record that can be merged, shared by companies and products. @see GAP-088 */
export interface Removable {
  /** Name of the kind. */
  word: 'company' | 'product';
  table: 'companies' | 'products';
  /** Backup table, and its column with the former row. */
  kept: 'removed_companies' | 'removed_products';
  former: 'company' | 'product';
  /** Dependent tables; referenced tables first. */
  tables: readonly OwnedTable[];
  /** Removes or moves data that the tables do not cover, and returns its former state. */
  takeOthers?(tx: Transaction, id: string, into: string | null): Promise<RowsByTable>;
  /** Restores that data. */
  putBackOthers?(tx: Transaction, id: string, mergedInto: string | null, rows: RowsByTable): Promise<void>;
  /** Recomputes the counts of existing records and of those linked with them. */
  refresh(tx: Transaction, ids: readonly string[], rows: RowsByTable): Promise<void>;
}

/** Backup table of each kind. */
export const KEPT: Readonly<Record<Removable['table'], Removable['kept']>> = {
  companies: 'removed_companies',
  products: 'removed_products',
};
