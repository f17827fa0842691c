import { type RefObject, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { WindowedRowsHandle } from '../../internal/windowing/useWindowing';
import type { CellValue } from '../../internal/write-csv';
import { columnShares } from './column-shares';
import {
  DEFAULT_PREFERENCES,
  readPreferences,
  savePreferences,
  subscribePreferences,
} from './table-preferences';
import type { TableSource } from './table-source';

export interface TableToolsColumn {
  id: string;
  title: string;
  /** It cannot be hidden. */
  stays: boolean;
  /** Its cells say something that can be searched, copied and saved. */
  hasValues: boolean;
}

/** What the tools of a table and the table itself have to tell each other. */
export interface TableTools {
  /** Of the place that holds tools and table. */
  placeId: string;
  name: string;
  /** In the order that they are shown; another array when the rows are others. */
  rows: readonly unknown[];
  /** How many there are; more than `rows` where not all are loaded. */
  total: number;
  rowKeyAt: (index: number) => string;
  cellValue: (index: number, columnId: string) => CellValue;
  columns: readonly TableToolsColumn[];
  /** Those that are not hidden, in their order: one for each cell of a row. */
  shown: readonly TableToolsColumn[];
  isShown: (columnId: string) => boolean;
  setHidden: (columnId: string, isHidden: boolean) => void;
  /** For the Table's `columnShares`. */
  shares: readonly number[] | null;
  /** Of the columns that are shown; null makes them as wide as they come. */
  setShares: (shares: readonly number[] | null) => void;
  /** Shows all columns, as wide as they come. */
  reset: () => void;
  /** For a TableWindowedBody: goes to rows that are not drawn. */
  handle: RefObject<WindowedRowsHandle | null>;
  /** True if the bar of tools stands above the table. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Holds the state of table tools (columns, search, selection, export), for TableTools, TableToolsButton and the table. */
export function useTableTools<Row>(source: TableSource<Row>): TableTools {
  const { id, name, rows, rowKey, columns: given, total = rows.length } = source;
  const placeId = useId();
  const [isOpen, setOpen] = useState(false);
  const handle = useRef<WindowedRowsHandle>(null);
  const preferences = useSyncExternalStore(
    subscribePreferences,
    () => readPreferences(id),
    () => DEFAULT_PREFERENCES,
  );
  const known = useMemo(() => {
    const byId = new Map(given.map((column) => [column.id, column]));
    return {
      columns: given.map((column) => ({
        id: column.id,
        title: column.title,
        stays: column.stays ?? false,
        hasValues: column.cellValue !== undefined,
      })),
      rowKeyAt: (index: number) => {
        const row = rows[index];
        return row === undefined ? '' : rowKey(row);
      },
      cellValue: (index: number, columnId: string) => {
        const row = rows[index];
        return row === undefined ? null : (byId.get(columnId)?.cellValue?.(row, index) ?? null);
      },
    };
  }, [given, rows, rowKey]);
  return useMemo(() => {
    const shown = known.columns.filter((column) => column.stays || !preferences.hidden.includes(column.id));
    const ids = shown.map((column) => column.id);
    return {
      ...known,
      placeId,
      name,
      rows,
      total,
      shown,
      isShown: (columnId) => ids.includes(columnId),
      setHidden: (columnId, isHidden) => {
        const others = preferences.hidden.filter((other) => other !== columnId);
        savePreferences(id, { ...preferences, hidden: isHidden ? [...others, columnId] : others });
      },
      shares: columnShares(ids, preferences.shares),
      setShares: (shares) => {
        const set = shares && Object.fromEntries(ids.map((columnId, at) => [columnId, shares[at] ?? 0]));
        savePreferences(id, { ...preferences, shares: set ? { ...preferences.shares, ...set } : {} });
      },
      reset: () => savePreferences(id, DEFAULT_PREFERENCES),
      handle,
      isOpen,
      setOpen,
    };
  }, [known, preferences, id, name, rows, total, placeId, isOpen]);
}
