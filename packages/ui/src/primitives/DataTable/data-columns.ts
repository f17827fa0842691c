import type { ReactNode } from 'react';
import type { CellValue } from '../../internal/write-csv';
import type { TablePlace } from '../Table';

/** Sort order of a table: column and direction. */
export interface DataTableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

/** Aligns the content of a column's cells. */
export type DataTableAlign = 'start' | 'end';

/**
 * Kinds of column: `number` is right-aligned with tabular figures, `index` is the row's number, and
 * `action` holds controls: its head is visually hidden, and its cells are neither searched, copied nor exported.
 */
export const DATA_TABLE_COLUMN_KINDS = ['text', 'number', 'index', 'action'] as const;
export type DataTableColumnKind = (typeof DATA_TABLE_COLUMN_KINDS)[number];

/** A column of a DataTable. */
export interface DataTableColumn<Row> {
  /** Id of the column; also the property of the row that it shows, unless `value` or `cell` are set. */
  key: string;
  /** Text of the column head. */
  header: string;
  /** Default: `number` for a column whose first row has a number, otherwise `text`. */
  kind?: DataTableColumnKind;
  /** Returns the value of a cell for sort, search, copy and export. Default: `row[key]` if it is text or a number. */
  value?: (row: Row, index: number) => CellValue;
  /** Renders a cell. Default: its value; numbers are formatted for the locale. */
  cell?: (row: Row, index: number) => ReactNode;
  /** True sorts by value: text by locale, empty cells last. A function compares two rows, ascending. */
  sort?: boolean | ((one: Row, other: Row) => number);
  /** Width in percent of the table until the reader resizes columns; columns without one share the rest evenly. */
  width?: number;
  /** Default: `end` for numbers and actions, otherwise `start`. */
  align?: DataTableAlign;
  /**
   * Place of the cell when the table is too narrow for columns. Default: `name` for the first column that is no index,
   * `hidden` for an index, `action` for an action, then `facts`.
   */
  place?: TablePlace;
  /** True if the column cannot be hidden. The one that names the row never can. Default false. */
  fixed?: boolean;
  /** Class of its cells. */
  className?: string;
}

/** Returns the column that names the rows: the first that is no index. */
export const nameColumn = <Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row> | undefined =>
  columns.find(({ kind }) => kind !== 'index');

/** Returns the value of a cell. */
export function cellValue<Row>(column: DataTableColumn<Row>, row: Row, index: number): CellValue {
  if (column.value) return column.value(row, index);
  if (column.kind === 'index') return index + 1;
  const own: unknown = row !== null && typeof row === 'object' ? Reflect.get(row, column.key) : undefined;
  return typeof own === 'string' || typeof own === 'number' ? own : null;
}

/**
 * Sorts `rows`, stably; returns the same array without an order.
 *
 * @param collator Compares text.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  column: DataTableColumn<Row> | undefined,
  { direction }: Pick<DataTableSort, 'direction'>,
  collator: Intl.Collator,
): readonly Row[] {
  if (!column?.sort) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  const { sort } = column;
  if (typeof sort === 'function') return rows.toSorted((one, other) => sign * sort(one, other));
  // Each value is read once, not at every comparison.
  return rows
    .map((row, index) => ({ row, value: cellValue(column, row, index) }))
    .sort((one, other) => compareValues(one.value, other.value, sign, collator))
    .map(({ row }) => row);
}

/** Compares two values; null sorts last in both directions, numbers sort before text. */
function compareValues(one: CellValue, other: CellValue, sign: number, collator: Intl.Collator): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  if (typeof one === 'string' && typeof other === 'string') return sign * collator.compare(one, other);
  return sign * (typeof one === 'number' ? -1 : 1);
}

/**
 * Returns the column widths in percent of the table; null if no column sets one. The width of an index column is
 * undefined: it depends on its digits.
 */
export function givenShares<Row>(
  shown: readonly DataTableColumn<Row>[],
): readonly (number | undefined)[] | null {
  const asked = shown.filter(({ width }) => width !== undefined);
  if (asked.length === 0) return null;
  const taken = asked.reduce((sum, { width = 0 }) => sum + width, 0);
  const others = shown.filter(({ width, kind }) => width === undefined && kind !== 'index').length;
  const each = others === 0 ? 0 : Math.max(0, 100 - taken) / others;
  const total = taken + each * others;
  return shown.map(({ width, kind }) =>
    width === undefined && kind === 'index' ? undefined : (100 * (width ?? each)) / total,
  );
}
