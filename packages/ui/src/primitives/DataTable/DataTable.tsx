import {
  type ComponentPropsWithRef,
  type ComponentType,
  type FocusEvent,
  lazy,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names';
import { useControllable } from '../../internal/useControllable';
import { useMergedRef } from '../../internal/useMergedRef';
import { useMessages } from '../../messages/MessagesContext';
import { spinnerMessages } from '../Spinner/Spinner.messages';
import { TableColumn, type TableRowState, tableRoles } from '../Table';
import { head, column as headClass, ownColumns, table as tableClass } from '../Table/Table.css';
import { VisuallyHidden } from '../VisuallyHidden';
import { fixedColumns, place, toolsLine } from './DataTable.css';
import { cellViews, DataTableRows, DataTableWindowedRows, type RowView, SelectBox } from './DataTableBody';
import { DataTableFullRow, DataTableLoadingRows } from './DataTableFill';
import { DataTableFoot, type DataTablePaging } from './DataTableFoot';
import type { DataTablePartsProps } from './DataTableParts';
import { DataTableToolsButton } from './DataTableToolsButton';
import { cellValue, type DataTableColumn, type DataTableSort, givenShares, sortRows } from './data-columns';
import { toggleAllRows, toggleRow, toTableSelection } from './select-rows';
import { useFirstWidths } from './useFirstWidths';
import { useTableTools } from './useTableTools';

/** Lazy-loads the tools on the first interaction with a table. If that fails, the table works without them. */
const DataTableParts = lazy(async (): Promise<{ default: ComponentType<DataTablePartsProps> }> => {
  try {
    return { default: (await import('./DataTableParts')).DataTableParts };
  } catch {
    return { default: () => null };
  }
});

/** A read-only grid with multiple selection. */
const GRID = { role: 'grid', 'aria-readonly': true, 'aria-multiselectable': true } as const;

/** Minimum number of rows from which on a DataTable is virtualized. */
export const DATA_TABLE_WINDOWED_FROM = 100;

/** Row selection by checkboxes. */
export interface DataTableSelection<Row> {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Label of the select-all checkbox: `Select all suppliers`. */
  allLabel: string;
  /** Returns the label of a row's checkbox: `Select Ostwald Quarzglas`. Must be stable between renders. */
  rowLabel: (row: Row) => string;
}

export interface DataTableProps<Row> extends DataTablePaging, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Caption for screen readers; also the name of exported files. */
  caption: string;
  /** Must keep its identity while the rows are unchanged. */
  rows: readonly Row[];
  /** Returns the unique key of a row; must be stable between renders. Default: its `id`. */
  rowKey?: (row: Row) => string;
  /** Must keep its identity while the columns are unchanged. The first one that is no index names the row. */
  columns: readonly DataTableColumn<Row>[];
  /** Controlled sort order: the caller sorts `rows`; null for none. If omitted, the table sorts by itself. */
  sort?: DataTableSort | null;
  /** Initial sort order if uncontrolled. Default: that of `rows`. */
  defaultSort?: DataTableSort;
  /** Called when a sortable column head is pressed. */
  onSortChange?: (sort: DataTableSort) => void;
  /** True while rows load: skeletons without rows, a busy footer with some. Default false. */
  loading?: boolean;
  /** Content in place of the rows if there are none: an EmptyState, or a sentence. */
  empty?: ReactNode;
  /** Loading error: an ErrorState, or a sentence. In place of the rows, or below those already loaded. */
  error?: ReactNode;
  /** Row selection by checkboxes. Default: none. */
  selection?: DataTableSelection<Row>;
  /** Returns the state of an unselected row; must be stable between renders. Default: `idle`. */
  rowState?: (row: Row, index: number) => TableRowState;
  /** Class of every row. */
  rowClassName?: string;
  /**
   * True makes the table an ARIA grid: arrow keys move between cells; with find, cell ranges, copy, CSV export, print,
   * and columns to hide and resize. False leaves a static table, in which Tab moves from link to link. Default true.
   */
  tools?: boolean;
  /** True if the toolbar is open. If set, the caller renders the DataTableToolsButton. */
  toolsOpen?: boolean;
  onToolsOpenChange?: (open: boolean) => void;
  /** Storage id for column preferences, kept for the session. Default: they are lost when the page is left. */
  memoryId?: string;
  /** Minimum number of rows for virtualization. Default `DATA_TABLE_WINDOWED_FROM`, 100. */
  windowedFrom?: number;
  /** Scroll container of the rows, if it is no ancestor of the table. Default: found automatically. */
  scroller?: RefObject<HTMLElement | null>;
}

const ownId = <Row,>(row: Row): string => {
  const id: unknown = row !== null && typeof row === 'object' ? Reflect.get(row, 'id') : undefined;
  if (typeof id !== 'string' && typeof id !== 'number') {
    throw new Error('DataTable: rows without an id need the prop rowKey.');
  }
  return String(id);
};

/**
 * Shows rows of any kind: sorted, virtualized in any scroll container, paginated, searchable, copied to a spreadsheet,
 * exported as CSV, with columns to hide and resize. Below 600 px each row becomes a name and a line of facts.
 */
export function DataTable<Row>({
  caption,
  rows,
  rowKey = ownId,
  columns,
  sort: givenSort,
  defaultSort,
  onSortChange,
  rowCount: total = rows.length,
  onLoadMore,
  page = 1,
  pageSize = 0,
  onPageChange,
  loading = false,
  empty,
  error,
  selection,
  rowState,
  rowClassName,
  tools: isGrid = true,
  toolsOpen,
  onToolsOpenChange,
  memoryId,
  windowedFrom = DATA_TABLE_WINDOWED_FROM,
  scroller,
  id,
  ref,
  className,
  onPointerEnter,
  onFocus,
  ...rest
}: DataTableProps<Row>) {
  const messages = useMessages(spinnerMessages);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const table = useRef<HTMLTableElement>(null);
  const [isTouched, setTouched] = useState(false);
  const [sort, setSort] = useControllable(givenSort, defaultSort ?? null, undefined);
  const { locale } = messages;
  const isSorter = givenSort === undefined;
  const sorted = useMemo(() => {
    if (!isSorter || !sort) return rows;
    const column = columns.find(({ key }) => key === sort.key);
    return sortRows(rows, column, sort, new Intl.Collator(locale, { numeric: true }));
  }, [rows, columns, isSorter, sort, locale]);
  const keys = useMemo(() => sorted.map(rowKey), [sorted, rowKey]);
  const offset = (page - 1) * pageSize;
  const tools = useTableTools({
    id,
    name: caption,
    rows: sorted,
    total,
    offset,
    rowKey,
    columns,
    selectLabel: selection?.allLabel,
    memoryId,
    isOpen: toolsOpen,
    onOpenChange: onToolsOpenChange,
  });
  const first = sorted[0];
  const cells = useMemo(() => {
    const ids = new Set(tools.shown.map((column) => column.id));
    const isEnd = (column: DataTableColumn<Row>): boolean => {
      if (column.align) return column.align === 'end';
      if (column.kind) return column.kind === 'number';
      return first !== undefined && typeof cellValue(column, first, 0) === 'number';
    };
    return cellViews(
      columns.filter(({ key }) => ids.has(key)),
      isEnd,
    );
  }, [columns, tools.shown, first]);
  const isWindowed = sorted.length >= windowedFrom;
  const isPartial = isWindowed || total > sorted.length;
  const toggle = useRowToggle(selection);
  const rowLabel = selection?.rowLabel;
  const view = useMemo(
    (): RowView<Row> => ({
      cells,
      role: isGrid ? 'gridcell' : 'cell',
      messages,
      offset,
      isPartial,
      select: rowLabel && { rowLabel, toggle },
      rowState,
      rowClassName,
    }),
    [cells, isGrid, messages, offset, isPartial, rowLabel, toggle, rowState, rowClassName],
  );
  const handleSort = ({ key }: DataTableColumn<Row>) => {
    const isTurned = sort?.key === key && sort.direction === 'ascending';
    const next: DataTableSort = { key, direction: isTurned ? 'descending' : 'ascending' };
    setSort(next);
    onSortChange?.(next);
  };

  const given = useMemo(
    () => tools.shares ?? withSelect(givenShares(cells.map(({ column }) => column)), rowLabel !== undefined),
    [tools.shares, cells, rowLabel],
  );
  const kept = useFirstWidths(table, isWindowed && !given);
  const widths = given ?? kept;
  const width = tools.shown.length;
  const isEmpty = sorted.length === 0;
  const isBusy = loading && isEmpty;
  const handlers = {
    onPointerEnter: (event: PointerEvent<HTMLDivElement>) => {
      setTouched(true);
      onPointerEnter?.(event);
    },
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      setTouched(true);
      onFocus?.(event);
    },
  };
  return (
    <div
      ref={mergedRef}
      data-component="DataTable"
      {...rest}
      id={tools.placeId}
      className={classNames(place, className)}
      {...handlers}
    >
      {isGrid && toolsOpen === undefined && sorted.length > 1 && (
        <div data-part="tools" className={toolsLine}>
          <DataTableToolsButton
            open={tools.isOpen}
            onOpenChange={tools.setOpen}
            aria-controls={tools.placeId}
          />
        </div>
      )}
      {isGrid && (isTouched || tools.isOpen) && (
        <Suspense fallback={null}>
          <DataTableParts tools={tools} root={root} />
        </Suspense>
      )}
      {isBusy && <VisuallyHidden role="status">{messages.format('spinner.label')}</VisuallyHidden>}
      <table
        ref={table}
        {...(isGrid ? GRID : tableRoles.table)}
        aria-busy={isBusy || undefined}
        // Plus the head row.
        aria-rowcount={isPartial ? total + 1 : undefined}
        data-offset={offset || undefined}
        className={classNames(tableClass, widths && fixedColumns, given && ownColumns)}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {widths && (
          <colgroup>
            {widths.map((share, column) => (
              // A width attribute, as a strict CSP refuses inline styles in server-rendered markup.
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <col key={column} width={share === undefined ? undefined : `${share}%`} />
            ))}
          </colgroup>
        )}
        <thead data-part="head" className={head}>
          <tr role={tableRoles.row.role} aria-rowindex={isPartial ? 1 : undefined}>
            {selection && (
              <th scope="col" role={tableRoles.column.role} data-part="column" className={headClass.select}>
                <SelectAll keys={keys} selection={selection} />
              </th>
            )}
            {cells.map(({ column, isEnd }) => (
              <TableColumn
                key={column.key}
                kind={column.kind === 'index' ? 'index' : isEnd ? 'number' : 'text'}
                {...(column.sort && {
                  sort: sort?.key === column.key ? sort.direction : 'none',
                  onSort: () => handleSort(column),
                })}
              >
                {column.kind === 'action' ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </TableColumn>
            ))}
          </tr>
        </thead>
        {isWindowed ? (
          // The key resets the scroll position when the order changes, but not when more rows load.
          <DataTableWindowedRows
            key={sort ? `${sort.key} ${sort.direction}` : ''}
            rows={sorted}
            keys={keys}
            view={view}
            selected={selection?.selected}
            columns={width}
            handle={tools.handle}
            scroller={scroller}
          />
        ) : (
          <DataTableRows rows={sorted} keys={keys} view={view} selected={selection?.selected}>
            {loading ? (
              <DataTableLoadingRows columns={width} role={view.role} />
            ) : (
              (error || empty) && (
                <DataTableFullRow columns={width} role={view.role}>
                  {error || empty}
                </DataTableFullRow>
              )
            )}
          </DataTableRows>
        )}
      </table>
      {!isEmpty && error && <div data-part="error">{error}</div>}
      {!isEmpty && (
        <DataTableFoot
          shown={sorted.length}
          rowCount={total}
          loading={loading}
          {...{ onLoadMore, page, pageSize, onPageChange }}
        />
      )}
    </div>
  );
}

/** Adds the checkbox column, which is as wide as its box. */
const withSelect = (shares: readonly (number | undefined)[] | null, hasSelect: boolean) =>
  shares && hasSelect ? [undefined, ...shares] : shares;

/** Returns a stable function that toggles the selection of a row. */
function useRowToggle<Row>(selection: DataTableSelection<Row> | undefined): (key: string) => void {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback((key) => {
    const { current } = latest;
    current?.onSelectedChange(toggleRow(key, current.selected));
  }, []);
}

interface SelectAllProps<Row> {
  keys: readonly string[];
  selection: DataTableSelection<Row>;
}

function SelectAll<Row>({ keys, selection: { selected, onSelectedChange, allLabel } }: SelectAllProps<Row>) {
  const state = useMemo(() => toTableSelection(keys, selected), [keys, selected]);
  return (
    <SelectBox
      label={allLabel}
      isChecked={state === 'all'}
      isMixed={state === 'some'}
      onToggle={() => onSelectedChange(toggleAllRows(keys, selected))}
    />
  );
}
