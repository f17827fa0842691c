import { type RefObject, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useControllable } from '../../internal/useControllable';
import type { WindowedRowsHandle } from '../../internal/windowing/useWindowing';
import type { CellValue } from '../../internal/write-csv';
import {
  type ColumnPreferences,
  DEFAULT_PREFERENCES,
  readPreferences,
  savePreferences,
  subscribePreferences,
} from './column-preferences';
import { columnShares } from './column-shares';
import { cellValue, type DataTableColumn, nameColumn } from './data-columns';

/** Column as seen by the tools of a table. */
export interface TableToolsColumn {
  id: string;
  title: string;
  /** True if it cannot be hidden. */
  stays: boolean;
  /** True if its cells have values that can be searched, copied and exported. */
  hasValues: boolean;
}

/** State shared between the tools and the table. */
export interface TableTools {
  /** Id of the root element of tools and table. */
  placeId: string;
  name: string;
  /** Rows in displayed order; a new array when they change. */
  rows: readonly unknown[];
  /** Total number of rows; more than `rows` if not all are loaded. */
  total: number;
  /** Index of the first row in the whole list, from 0. */
  offset: number;
  rowKeyAt: (index: number) => string;
  cellValue: (index: number, columnId: string) => CellValue;
  columns: readonly TableToolsColumn[];
  /** Visible columns in order: one for each cell of a row. */
  shown: readonly TableToolsColumn[];
  setHidden: (columnId: string, isHidden: boolean) => void;
  /** Widths of the visible columns as the reader resized them, in percent; null before that. */
  shares: readonly number[] | null;
  /** Sets the widths of the visible columns; null resets them. */
  setShares: (shares: readonly number[] | null) => void;
  /** Shows all columns at their default widths. */
  reset: () => void;
  /** Handle that scrolls to rows that are not rendered. */
  handle: RefObject<WindowedRowsHandle | null>;
  /** True if the toolbar is open. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Content of a table that its tools search, copy and export. */
export interface TableSource<Row> {
  id: string | undefined;
  name: string;
  /** Rows in displayed order. */
  rows: readonly Row[];
  total: number;
  offset: number;
  rowKey: (row: Row) => string;
  columns: readonly DataTableColumn<Row>[];
  /** Label of the checkbox column; undefined without one. */
  selectLabel: string | undefined;
  /** Storage id of the table. */
  memoryId: string | undefined;
  isOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** Key of the checkbox column among those of the tools. */
const SELECT_COLUMN = ' select';

/** Holds the state of a table's tools: open or closed, and the column preferences. */
export function useTableTools<Row>({
  id,
  name,
  rows,
  total,
  offset,
  rowKey,
  columns: given,
  selectLabel,
  memoryId,
  isOpen: givenOpen,
  onOpenChange,
}: TableSource<Row>): TableTools {
  const ownId = useId();
  const placeId = id ?? ownId;
  const [isOpen, setOpen] = useControllable(givenOpen, false, onOpenChange);
  const handle = useRef<WindowedRowsHandle>(null);
  const [preferences, setPreferences] = useColumnPreferences(memoryId);
  const columns = useMemo(() => {
    const named = nameColumn(given);
    const select: TableToolsColumn[] =
      selectLabel === undefined
        ? []
        : [{ id: SELECT_COLUMN, title: selectLabel, stays: true, hasValues: false }];
    return select.concat(
      given.map((column) => ({
        id: column.key,
        title: column.header,
        stays: column === named || (column.fixed ?? false),
        hasValues: column.kind !== 'action',
      })),
    );
  }, [given, selectLabel]);
  const shown = useMemo(
    () => columns.filter((column) => column.stays || !preferences.hidden.includes(column.id)),
    [columns, preferences],
  );
  const shares = useMemo(
    () =>
      columnShares(
        shown.map((column) => column.id),
        preferences.shares,
      ),
    [shown, preferences],
  );
  const byKey = useMemo(() => new Map(given.map((column) => [column.key, column])), [given]);
  return {
    placeId,
    name,
    rows,
    total,
    offset,
    columns,
    shown,
    shares,
    handle,
    isOpen,
    setOpen,
    rowKeyAt: (index) => {
      const row = rows[index];
      return row === undefined ? '' : rowKey(row);
    },
    cellValue: (index, columnId) => {
      const row = rows[index];
      const column = byKey.get(columnId);
      return row === undefined || !column ? null : cellValue(column, row, offset + index);
    },
    setHidden: (columnId, isHidden) => {
      const others = preferences.hidden.filter((other) => other !== columnId);
      setPreferences({ ...preferences, hidden: isHidden ? [...others, columnId] : others });
    },
    setShares: (next) => {
      const set = next && Object.fromEntries(shown.map((column, at) => [column.id, next[at] ?? 0]));
      setPreferences({ ...preferences, shares: set ? { ...preferences.shares, ...set } : {} });
    },
    reset: () => setPreferences(DEFAULT_PREFERENCES),
  };
}

/** Holds the column preferences: in sessionStorage by id, otherwise until unmount. */
function useColumnPreferences(
  memoryId: string | undefined,
): [ColumnPreferences, (next: ColumnPreferences) => void] {
  const [own, setOwn] = useState(DEFAULT_PREFERENCES);
  const kept = useSyncExternalStore(
    subscribePreferences,
    // Access to sessionStorage is synchronous and slow, so tables without an id skip it.
    () => (memoryId === undefined ? DEFAULT_PREFERENCES : readPreferences(memoryId)),
    () => DEFAULT_PREFERENCES,
  );
  return memoryId === undefined ? [own, setOwn] : [kept, (next) => savePreferences(memoryId, next)];
}
