import { type JSX, memo, type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { checkboxBox } from '../../internal/checkbox-box.css';
import { classNames } from '../../internal/class-names';
import { useIsPrinting } from '../../internal/useIsPrinting';
import { rangeIndexes, useWindowing, type WindowedRowsHandle } from '../../internal/windowing/useWindowing';
import type { WindowingController } from '../../internal/windowing/windowing-controller';
import type { Messages } from '../../messages/messages';
import type { TablePlace, TableRowState } from '../Table';
import { tableRoles } from '../Table';
import { body, cellKind, cellPlace, nameText, row as rowClass } from '../Table/Table.css';
import { gapCell, gapRow, selectBox, windowedBody } from './DataTable.css';
import { cellValue, type DataTableColumn, nameColumn } from './data-columns';

/** Estimated height of a row with columns, in px: the token `size.row`. */
const ROW_PX = 44;

/** Hides a spacer row from assistive technology. */
export const UNHEARD = { 'aria-hidden': true } as const;

/** Props common to all rows of a table; keeps its identity while no row has to be rendered again. */
export interface RowView<Row> {
  cells: readonly CellView<Row>[];
  role: 'cell' | 'gridcell';
  messages: Messages<never>;
  /** Index of the first row in the whole list, from 0. */
  offset: number;
  /** True if rows need `aria-rowindex`, because not all of them are rendered. */
  isPartial: boolean;
  select: { rowLabel: (row: Row) => string; toggle: (key: string) => void } | undefined;
  rowState: ((row: Row, index: number) => TableRowState) | undefined;
  rowClassName: string | undefined;
}

/** Props common to all cells of a column. */
interface CellView<Row> {
  column: DataTableColumn<Row>;
  place: TablePlace;
  className: string;
  isName: boolean;
  isEnd: boolean;
}

/**
 * Returns the common props of each column's cells.
 *
 * @param isEnd Returns true for columns aligned to the end.
 */
export function cellViews<Row>(
  columns: readonly DataTableColumn<Row>[],
  isEnd: (column: DataTableColumn<Row>) => boolean,
): CellView<Row>[] {
  const named = nameColumn(columns);
  return columns.map((column) => {
    const isName = column === named;
    const { kind } = column;
    const place = column.place ?? (isName ? 'name' : PLACES[kind ?? 'text']);
    const look = kind === 'index' ? 'index' : isEnd(column) ? 'number' : 'text';
    const className = classNames(cellKind[look], cellPlace[place], column.className);
    return { column, place, className, isName, isEnd: isEnd(column) };
  });
}

const PLACES = { text: 'facts', number: 'facts', index: 'hidden', action: 'action' } as const;

export interface DataTableBodyProps<Row> {
  rows: readonly Row[];
  /** Keys of the rows in order; keeps its identity while the rows are unchanged. */
  keys: readonly string[];
  view: RowView<Row>;
  selected: ReadonlySet<string> | undefined;
}

export interface DataTableRowsProps<Row> extends DataTableBodyProps<Row> {
  /** Content of the body if there are no rows. */
  children: ReactNode;
}

/** Renders all rows of a short table. */
export function DataTableRows<Row>({ rows, keys, view, selected, children }: DataTableRowsProps<Row>) {
  return (
    <tbody role={tableRoles.body.role} data-part="body" className={body}>
      {rows.map((row, index) => {
        const key = keys[index] ?? '';
        const isSelected = selected?.has(key) ?? false;
        return (
          <DataTableRow key={key} rowKey={key} row={row} index={index} view={view} isSelected={isSelected} />
        );
      })}
      {rows.length === 0 && children}
    </tbody>
  );
}

export interface DataTableWindowedRowsProps<Row> extends DataTableBodyProps<Row> {
  /** Number of columns. */
  columns: number;
  /** Handle that scrolls to a row, also to one that is not rendered. */
  handle: RefObject<WindowedRowsHandle | null>;
  /** Scroll container of the rows, if it is no ancestor. Default: found automatically. */
  scroller: RefObject<HTMLElement | null> | undefined;
}

/** Virtualizes the rows of a long table: renders those near the viewport and the focused one; all of them for print. */
export function DataTableWindowedRows<Row>({
  rows,
  keys,
  view,
  selected,
  columns,
  handle,
  scroller,
}: DataTableWindowedRowsProps<Row>) {
  const { controller, list, stretches, isInWindow } = useWindowing<HTMLTableSectionElement>({
    keys,
    estimatePx: ROW_PX,
    handle,
    scroller,
  });
  const isPrinting = useIsPrinting();
  const drawn = isPrinting ? [{ start: 0, end: keys.length }] : stretches;
  // A strict CSP refuses inline styles in server-rendered markup, and the server cannot measure rows anyway.
  const gap = (key: string, from: number, to: number) =>
    isInWindow &&
    to > from && (
      <tr key={key} {...UNHEARD} className={gapRow}>
        <td colSpan={columns} className={gapCell} style={{ height: controller.gap(from, to) }} />
      </tr>
    );
  const row = (index: number) => {
    const key = keys[index] ?? '';
    return (
      <DataTableRow
        key={key}
        rowKey={key}
        row={rows[index] as Row}
        index={index}
        view={view}
        isSelected={selected?.has(key) ?? false}
        controller={controller}
      />
    );
  };
  return (
    <tbody ref={list} role={tableRoles.body.role} data-part="body" className={classNames(body, windowedBody)}>
      {drawn.flatMap((stretch, at) => [
        gap(`gap ${at}`, drawn[at - 1]?.end ?? 0, stretch.start),
        ...rangeIndexes(stretch).map(row),
      ])}
      {gap('last gap', drawn.at(-1)?.end ?? 0, keys.length)}
    </tbody>
  );
}

interface DataTableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** Index in the given rows, from 0. */
  index: number;
  view: RowView<Row>;
  isSelected: boolean;
  /** Measures the height of the row. */
  controller?: WindowingController;
}

/** Renders a row of plain elements, because thousands of them mount and unmount while scrolling. */
function Row<Row>({ row, rowKey, index, view, isSelected, controller }: DataTableRowProps<Row>) {
  const ref = useCallback(
    (element: HTMLTableRowElement | null) => (element ? controller?.addRow(rowKey, element) : undefined),
    [controller, rowKey],
  );
  const { cells, role, messages, offset, isPartial, select, rowState, rowClassName } = view;
  const place = offset + index;
  // The first row is the tab stop until a cell of the grid has had the focus.
  let tabIndex = index === 0 && role === 'gridcell' ? 0 : undefined;
  const takeTabIndex = () => {
    const taken = tabIndex;
    tabIndex = undefined;
    return taken;
  };
  return (
    <tr
      ref={controller && ref}
      role={tableRoles.row.role}
      data-part="row"
      data-state={isSelected ? 'selected' : (rowState?.(row, place) ?? 'idle')}
      aria-selected={isSelected || undefined}
      // Counted from 1, which is the head row.
      aria-rowindex={isPartial ? place + 2 : undefined}
      className={classNames(rowClass, rowClassName)}
    >
      {select && (
        <td
          role={role}
          data-part="cell"
          data-place="select"
          tabIndex={takeTabIndex()}
          className={classNames(cellKind.select, cellPlace.select)}
        >
          <SelectBox
            label={select.rowLabel(row)}
            isChecked={isSelected}
            onToggle={() => select.toggle(rowKey)}
          />
        </td>
      )}
      {cells.map(({ column, place: cell, className, isName }) => (
        <td
          key={column.key}
          role={role}
          data-part="cell"
          data-place={cell}
          tabIndex={takeTabIndex()}
          className={className}
        >
          {column.cell ? (
            column.cell(row, place)
          ) : isName ? (
            <bdi className={nameText}>{shownValue(column, row, place, messages)}</bdi>
          ) : (
            shownValue(column, row, place, messages)
          )}
        </td>
      ))}
    </tr>
  );
}

const DataTableRow = memo(Row) as <Row>(props: DataTableRowProps<Row>) => JSX.Element;

function shownValue<Row>(
  column: DataTableColumn<Row>,
  row: Row,
  place: number,
  messages: Messages<never>,
): ReactNode {
  const value = cellValue(column, row, place);
  if (column.kind === 'index') return String(value).padStart(2, '0');
  return typeof value === 'number' ? messages.number(value) : value;
}

export interface SelectBoxProps {
  /** Accessible name: `Select all suppliers`. */
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onToggle: () => void;
}

/** Renders the checkbox of a row, or of all. Its target extends beyond the box, but not beyond the row. */
export function SelectBox({ label, isChecked, isMixed = false, onToggle }: SelectBoxProps) {
  const mix = useMemo(
    () => (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isMixed;
    },
    [isMixed],
  );
  return (
    <label className={selectBox}>
      <input
        ref={mix}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        className={checkboxBox}
        onChange={onToggle}
      />
    </label>
  );
}
