import { type RefObject, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { WindowedRowsHandle } from '../../internal/windowing/useWindowing';
import type { CellValue } from '../../internal/write-csv';
import { sharesOf } from './column-shares';
import { NOTHING_CHANGED, recall, remember, subscribeMemory } from './table-memory';
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
  keyOf: (index: number) => string;
  valueOf: (index: number, columnId: string) => CellValue;
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
  /** Whether the bar of tools stands above the table. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** How a table is shown to its reader, and what can be done with it: for TableTools, TableToolsButton and the table. */
export function useTableTools<Row>(source: TableSource<Row>): TableTools {
  const { id, name, rows, keyOf, columns: given, total = rows.length } = source;
  const placeId = useId();
  const [isOpen, setOpen] = useState(false);
  const handle = useRef<WindowedRowsHandle>(null);
  const memory = useSyncExternalStore(
    subscribeMemory,
    () => recall(id),
    () => NOTHING_CHANGED,
  );
  const known = useMemo(() => {
    const byId = new Map(given.map((column) => [column.id, column]));
    return {
      columns: given.map((column) => ({
        id: column.id,
        title: column.title,
        stays: column.stays ?? false,
        hasValues: column.value !== undefined,
      })),
      keyOf: (index: number) => {
        const row = rows[index];
        return row === undefined ? '' : keyOf(row);
      },
      valueOf: (index: number, columnId: string) => {
        const row = rows[index];
        return row === undefined ? null : (byId.get(columnId)?.value?.(row, index) ?? null);
      },
    };
  }, [given, rows, keyOf]);
  return useMemo(() => {
    const shown = known.columns.filter((column) => column.stays || !memory.hidden.includes(column.id));
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
        const others = memory.hidden.filter((other) => other !== columnId);
        remember(id, { ...memory, hidden: isHidden ? [...others, columnId] : others });
      },
      shares: sharesOf(ids, memory.shares),
      setShares: (shares) => {
        const set = shares && Object.fromEntries(ids.map((columnId, at) => [columnId, shares[at] ?? 0]));
        remember(id, { ...memory, shares: set ? { ...memory.shares, ...set } : {} });
      },
      reset: () => remember(id, NOTHING_CHANGED),
      handle,
      isOpen,
      setOpen,
    };
  }, [known, memory, id, name, rows, total, placeId, isOpen]);
}
