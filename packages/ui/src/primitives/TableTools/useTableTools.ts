import { type RefObject, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { WindowedRowsHandle } from '../../internal/windowing/useWindowing';
import type { CellValue } from '../../internal/write-csv';
import { columnShares } from './column-shares';

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
        hasValues: column.value !== undefined,
      })),
      rowKeyAt: (index: number) => {
        const row = rows[index];
        return row === undefined ? '' : rowKey(row);
      },
      cellValue: (index: number, columnId: string) => {
        const row = rows[index];
        return row === undefined ? null : (byId.get(columnId)?.value?.(row, index) ?? null);
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

/** A column as the tools of a table know it. */
export interface TableSourceColumn<Row> {
  /** Names it in the session. */
  id: string;
  /** What stands in its head. */
  title: string;
  /** It cannot be hidden, as that of the names. */
  stays?: boolean;
  /** What a cell says, as a spreadsheet takes it. A column without is neither searched, copied nor saved. */
  value?: (row: Row, index: number) => CellValue;
}

/** What a table shows, for what its tools find, copy and save. The same object as long as the rows are the same. */
export interface TableSource<Row> {
  /** Names the table in the session: its reader finds columns as they left them. */
  id: string;
  /** Of the file that is saved, without its ending. */
  name: string;
  /** In the order that they are shown. */
  rows: readonly Row[];
  /** How many there are, where not all are loaded: what is found and saved is then said to be of those that are. */
  total?: number;
  rowKey: (row: Row) => string;
  /** All, in the order of the heads, those that are hidden too. */
  columns: readonly TableSourceColumn<Row>[];
}

/** The column preferences of a reader: hidden columns and their widths. */
interface TablePreferences {
  /** Ids of those that are hidden. */
  hidden: readonly string[];
  /** Shares of the width by id, of any sum. */
  shares: Readonly<Record<string, number>>;
}

/** The columns as the table defines them. */
const DEFAULT_PREFERENCES: TablePreferences = { hidden: [], shares: {} };

const known = new Map<string, TablePreferences>();
const listeners = new Set<() => void>();
const storageKey = (id: string) => `mr-table-${id}`;

function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the preferences of a table from the session's storage; the same object until they change. */
function readPreferences(id: string): TablePreferences {
  let preferences = known.get(id);
  if (!preferences) {
    preferences = parsePreferences(id);
    known.set(id, preferences);
  }
  return preferences;
}

export function savePreferences(id: string, preferences: TablePreferences): void {
  known.set(id, preferences);
  try {
    sessionStorage.setItem(storageKey(id), JSON.stringify(preferences));
  } catch {
    // Refused or full: then it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function parsePreferences(id: string): TablePreferences {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null');
    return isPreferences(kept) ? kept : DEFAULT_PREFERENCES;
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

function isPreferences(kept: unknown): kept is TablePreferences {
  if (typeof kept !== 'object' || kept === null || !('hidden' in kept) || !('shares' in kept)) return false;
  const { hidden, shares } = kept;
  return (
    Array.isArray(hidden) &&
    hidden.every((id) => typeof id === 'string') &&
    typeof shares === 'object' &&
    shares !== null &&
    Object.values(shares).every((share) => typeof share === 'number' && share > 0)
  );
}
