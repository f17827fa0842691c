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

/** A column as the tools of a table know it. */
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
  /** Of the element that holds tools and table. */
  placeId: string;
  name: string;
  /** In the order that they are shown; another array when the rows are others. */
  rows: readonly unknown[];
  /** How many there are; more than `rows` where not all are loaded. */
  total: number;
  /** The place of the first row among all, from 0. */
  offset: number;
  rowKeyAt: (index: number) => string;
  cellValue: (index: number, columnId: string) => CellValue;
  columns: readonly TableToolsColumn[];
  /** Those that are not hidden, in their order: one for each cell of a row. */
  shown: readonly TableToolsColumn[];
  setHidden: (columnId: string, isHidden: boolean) => void;
  /** What a reader made the shown columns wide, in percent; null before that. */
  shares: readonly number[] | null;
  /** Of the columns that are shown; null makes them as wide as they come. */
  setShares: (shares: readonly number[] | null) => void;
  /** Shows all columns, as wide as they come. */
  reset: () => void;
  /** Goes to rows that are not rendered. */
  handle: RefObject<WindowedRowsHandle | null>;
  /** True if the bar of tools stands above the table. */
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** What a table shows, for what its tools find, copy and save. */
export interface TableSource<Row> {
  id: string | undefined;
  name: string;
  /** In the order that they are shown. */
  rows: readonly Row[];
  total: number;
  offset: number;
  rowKey: (row: Row) => string;
  columns: readonly DataTableColumn<Row>[];
  /** Names the column of checkboxes; undefined without one. */
  selectLabel: string | undefined;
  /** Names the table in the session. */
  memoryId: string | undefined;
  isOpen: boolean | undefined;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** Names the column of checkboxes among those of the tools. */
const SELECT_COLUMN = ' select';

/** Holds the state of a table's tools: open or closed, and the columns as their reader left them. */
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

/** Holds the preferences of a table's reader: for the session by an id, else as long as the table is mounted. */
function useColumnPreferences(
  memoryId: string | undefined,
): [ColumnPreferences, (next: ColumnPreferences) => void] {
  const [own, setOwn] = useState(DEFAULT_PREFERENCES);
  const kept = useSyncExternalStore(
    subscribePreferences,
    // The session's storage is in another process: it is asked for nothing that nobody keeps there.
    () => (memoryId === undefined ? DEFAULT_PREFERENCES : readPreferences(memoryId)),
    () => DEFAULT_PREFERENCES,
  );
  return memoryId === undefined ? [own, setOwn] : [kept, (next) => savePreferences(memoryId, next)];
}
