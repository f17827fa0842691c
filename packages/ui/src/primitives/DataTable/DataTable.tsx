import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { LoadMore } from '../LoadMore';
import {
  TABLE_WINDOWED_FROM,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableFullRow,
  TableHead,
  TableLoadingRows,
  TableName,
  TableRow,
  TableSelectCell,
  TableSelectColumn,
  TableWindowedBody,
  toggleAllRows,
  toggleRow,
  toTableSelection,
} from '../Table';
import { type TableSource, TableTools, TableToolsButton, useTableTools } from '../TableTools';
import { tools as toolsPlace } from './DataTable.css';
import { cellValue, columnShares, type DataTableColumn, type DataTableSort, sortRows } from './data-columns';

/** Rows that are chosen by checkboxes. */
export interface DataTableSelection<Row> {
  /** Keys of the rows that are chosen. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Names the checkbox of all rows: `Select all suppliers`. */
  allLabel: string;
  /** Names the checkbox of a row: `Select Ostwald Quarzglas`. */
  rowLabel: (row: Row) => string;
}

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table holds, read aloud before it; also the name of the file that is saved. */
  caption: string;
  /** The same array as long as the rows are the same. */
  rows: readonly Row[];
  /** Returns what identifies a row. Default: its `id`. */
  rowKey?: (row: Row) => string;
  /** The same array as long as the columns are the same. The first one names the row. */
  columns: readonly DataTableColumn<Row>[];
  /** The order of `rows`, which the caller sorts; null for none. Leave it out and the table sorts by itself. */
  sort?: DataTableSort | null;
  /** The order that the table begins with. Default: as `rows` come. */
  defaultSort?: DataTableSort;
  /** Called when a reader presses the head of a column that sorts. */
  onSortChange?: (sort: DataTableSort) => void;
  /** How many rows there are, where not all are loaded. Default: as many as `rows`. */
  total?: number;
  /** Loads more rows; a button asks for them while `rows` are fewer than `total`. */
  onLoadMore?: () => void;
  /** True while rows are on their way: skeletons without rows, a busy button with some. Default false. */
  loading?: boolean;
  /** Shown in place of the rows when there are none: an EmptyState, an ErrorState, or a sentence. */
  empty?: ReactNode;
  /** Rows chosen by checkboxes. Default: none can be. */
  selection?: DataTableSelection<Row>;
  /** False leaves out find, copy, CSV, and hiding and resizing columns. Default true. */
  tools?: boolean;
  /** Names the table in the session: a reader finds its columns as they left them. Default: forgotten with the page. */
  memoryId?: string;
  /** Renders only the rows near the window from this many on. Default `TABLE_WINDOWED_FROM`, 100. */
  windowedFrom?: number;
  /** The element that scrolls the rows, where it is none of those that the table stands in. Default: found by itself. */
  scroller?: RefObject<HTMLElement | null>;
}

/** Names the column of checkboxes among those of the tools. */
const SELECT_COLUMN = ' select';

const ownId = <Row,>(row: Row): string => {
  const id: unknown = row !== null && typeof row === 'object' ? Reflect.get(row, 'id') : undefined;
  if (typeof id !== 'string' && typeof id !== 'number') {
    throw new Error('DataTable: rows without an id need the prop rowKey.');
  }
  return String(id);
};

/**
 * Shows rows of any kind: sorted, windowed in whatever scrolls them, searched, copied to a spreadsheet, saved as CSV,
 * with columns that its reader hides and resizes. Below 600 px each row becomes a name and a line of facts.
 */
export function DataTable<Row>({
  caption,
  rows,
  rowKey = ownId,
  columns,
  sort: givenSort,
  defaultSort,
  onSortChange,
  total = rows.length,
  onLoadMore,
  loading = false,
  empty,
  selection,
  tools: hasTools = true,
  memoryId,
  windowedFrom = TABLE_WINDOWED_FROM,
  scroller,
  id,
  ...rest
}: DataTableProps<Row>) {
  const messages = useMessages();
  const pageId = useId();
  const [ownSort, setOwnSort] = useState<DataTableSort | null>(defaultSort ?? null);
  const sort = givenSort === undefined ? ownSort : givenSort;
  const { locale } = messages;
  const allLabel = selection?.allLabel;
  const sorted = useMemo(() => {
    if (givenSort !== undefined || !ownSort) return rows;
    const column = columns.find(({ key }) => key === ownSort.key);
    return sortRows(rows, column, ownSort, new Intl.Collator(locale, { numeric: true }));
  }, [rows, columns, givenSort, ownSort, locale]);
  const source = useMemo(
    (): TableSource<Row> => ({
      id: memoryId ?? pageId,
      name: caption,
      rows: sorted,
      total,
      rowKey: rowKey,
      columns: [
        ...(allLabel === undefined ? [] : [{ id: SELECT_COLUMN, title: allLabel, stays: true }]),
        ...columns.map((column, at) => ({
          id: column.key,
          title: column.header,
          stays: at === 0 || (column.fixed ?? false),
          value: (row: Row, index: number) => cellValue(column, row, index),
        })),
      ],
    }),
    [memoryId, pageId, caption, sorted, total, rowKey, columns, allLabel],
  );
  const ownTools = useTableTools(source);
  const tools = id === undefined ? ownTools : { ...ownTools, placeId: id };
  const { isShown } = tools;
  const shown = useMemo(() => columns.filter(({ key }) => isShown(key)), [columns, isShown]);
  const keys = useMemo(() => sorted.map(rowKey), [sorted, rowKey]);
  const first = sorted[0];
  const ends = useMemo(
    () =>
      new Set(
        columns
          .filter((column) => {
            if (column.align) return column.align === 'end';
            return first !== undefined && typeof cellValue(column, first, 0) === 'number';
          })
          .map(({ key }) => key),
      ),
    [columns, first],
  );
  const renderRow = useCallback(
    (index: number) => {
      const row = sorted[index];
      if (row === undefined) return null;
      const key = rowKey(row);
      const isSelected = selection?.selected.has(key) ?? false;
      return (
        <TableRow key={key} state={isSelected ? 'selected' : 'idle'}>
          {selection && (
            <TableSelectCell
              label={selection.rowLabel(row)}
              selected={isSelected}
              onToggle={() => selection.onSelectedChange(toggleRow(key, selection.selected))}
            />
          )}
          {shown.map((column) => {
            const isName = column === columns[0];
            const content = column.cell?.(row, index) ?? shownValue(cellValue(column, row, index), messages);
            return (
              <TableCell
                key={column.key}
                kind={ends.has(column.key) ? 'number' : 'text'}
                place={column.place ?? (isName ? 'name' : 'facts')}
              >
                {isName && !column.cell ? <TableName>{content}</TableName> : content}
              </TableCell>
            );
          })}
        </TableRow>
      );
    },
    [sorted, rowKey, selection, shown, columns, ends, messages],
  );
  const handleSort = ({ key }: DataTableColumn<Row>) => {
    const isTurned = sort?.key === key && sort.direction === 'ascending';
    const next: DataTableSort = { key, direction: isTurned ? 'descending' : 'ascending' };
    if (givenSort === undefined) setOwnSort(next);
    onSortChange?.(next);
  };

  const width = shown.length + (selection ? 1 : 0);
  const isWindowed = sorted.length >= windowedFrom;
  const shares = tools.shares ?? (selection ? null : columnShares(shown));
  const table = (
    <Table
      caption={caption}
      busy={loading && sorted.length === 0}
      columnShares={shares}
      {...(isWindowed && { rowCount: total })}
      {...(!hasTools && { ...rest, id, 'data-component': 'DataTable' })}
    >
      <TableHead>
        {selection && (
          <TableSelectColumn
            label={selection.allLabel}
            selection={toTableSelection(keys, selection.selected)}
            onToggle={() => selection.onSelectedChange(toggleAllRows(keys, selection.selected))}
          />
        )}
        {shown.map((column) => (
          <TableColumn
            key={column.key}
            kind={ends.has(column.key) ? 'number' : 'text'}
            {...(column.sort && {
              sort: sort?.key === column.key ? sort.direction : 'none',
              onSort: () => handleSort(column),
            })}
          >
            {column.header}
          </TableColumn>
        ))}
      </TableHead>
      {isWindowed ? (
        // In another order one does not follow the row that was seen before; where more are loaded, one does.
        <TableWindowedBody
          key={sort ? `${sort.key} ${sort.direction}` : ''}
          keys={keys}
          columns={width}
          renderRow={renderRow}
          handle={tools.handle}
          {...(scroller && { scroller })}
        />
      ) : (
        <TableBody>
          {sorted.map((_, index) => renderRow(index))}
          {sorted.length === 0 && loading && <TableLoadingRows columns={width} art="none" />}
          {sorted.length === 0 && !loading && empty && <TableFullRow columns={width}>{empty}</TableFullRow>}
        </TableBody>
      )}
    </Table>
  );
  const foot = onLoadMore && sorted.length > 0 && (
    <LoadMore shown={sorted.length} total={total} loading={loading} onLoadMore={onLoadMore} />
  );
  if (!hasTools) {
    return (
      <>
        {table}
        {foot}
      </>
    );
  }
  return (
    <TableTools tools={tools} {...rest} data-component="DataTable">
      {sorted.length > 1 && (
        <div data-part="tools" className={toolsPlace}>
          <TableToolsButton tools={tools} />
        </div>
      )}
      {table}
      {foot}
    </TableTools>
  );
}

const shownValue = (value: string | number | null, messages: { number: (value: number) => string }) =>
  typeof value === 'number' ? messages.number(value) : value;
