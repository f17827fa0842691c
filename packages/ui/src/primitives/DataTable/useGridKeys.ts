import { type RefObject, useEffect, useRef } from 'react';
import { isEnter } from '../../internal/input-method';
import { findScroller } from '../../internal/windowing/scrollers';
import { cellTarget, controlsIn, focusCell, hasOwnKeys } from './cell-focus';
import { type CellPlace, findCellPlace, rowAt, scrollRowIntoView, tableIn } from './table-rows';
import type { CellRangeState } from './useCellRange';
import type { TableTools } from './useTableTools';

/** Index of the head row, above the first row. */
const HEAD = -1;

/**
 * Moves between cells by arrow keys, Home, End, PageUp and PageDown; with Shift the keys select a range. Enter moves
 * the focus to the controls of a cell that has several, Escape back to the cell. A row that is not rendered is rendered
 * first. Ctrl+F opens the search of the table.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function useGridKeys(
  tools: TableTools,
  root: RefObject<HTMLElement | null>,
  range: CellRangeState,
  onFind: () => void,
): void {
  const latest = useRef({ tools, range, onFind });
  useEffect(() => {
    latest.current = { tools, range, onFind };
  });

  useEffect(() => {
    const { current } = root;
    const table = current && tableIn(current);
    if (!current || !table) return;
    // Keys pressed while a row is still rendering continue from that row.
    let underWay: CellPlace | null = null;

    const goTo = async (place: CellPlace, by: number) => {
      underWay = place;
      const row =
        place.row === HEAD
          ? (table.tHead?.rows[0] ?? null)
          : await scrollRowIntoView(latest.current.tools, current, place.row);
      if (underWay !== place) return;
      underWay = null;
      const cell = row && seenCell(row, place.column, by);
      if (cell) focusCell(cell);
    };

    const handleKey = (event: KeyboardEvent) => {
      const { tools, range, onFind } = latest.current;
      const from = event.target as HTMLElement;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.altKey) return;
      const cell = from.closest<HTMLTableCellElement>('td, th');
      if (cell && from !== cell && handleInCell(event, cell)) return;
      if (hasOwnKeys(from)) return;
      if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'f') {
        event.preventDefault();
        return onFind();
      }
      if (event.key === 'Escape' && range.range) {
        event.stopPropagation();
        return range.clear();
      }
      if (isCommand && event.key.toLowerCase() === 'a' && tools.rows.length > 0) {
        event.preventDefault();
        range.begin({ row: 0, column: 0 });
        return range.extend({ row: tools.rows.length - 1, column: tools.shown.length - 1 });
      }
      if (cell === from && (isEnter(event) || event.key === 'F2')) {
        const [first] = controlsIn(cell);
        if (first) event.preventDefault();
        return first?.focus();
      }
      const place =
        cell && table.tHead?.contains(cell)
          ? { row: HEAD, column: cell.cellIndex }
          : findCellPlace(current, from);
      if (!place) return;
      const isChoosing = event.shiftKey && place.row !== HEAD;
      const corner = isChoosing ? (range.range?.to ?? place) : (underWay ?? place);
      const next = stepFrom(corner, event, {
        lastRow: tools.rows.length - 1,
        lastColumn: tools.shown.length - 1,
        pageRows: rowsInPage(table),
        isRightToLeft: getComputedStyle(table).direction === 'rtl',
        firstRow: isChoosing ? 0 : HEAD,
      });
      if (!next) return;
      event.preventDefault();
      if (!isChoosing) {
        range.clear();
        return void goTo(next, Math.sign(next.column - corner.column));
      }
      if (!range.range) range.begin(corner);
      range.extend(next);
      if (next.row !== corner.row || !rowAt(current, next.row)) {
        void scrollRowIntoView(tools, current, next.row);
      }
    };
    table.addEventListener('keydown', handleKey);
    return () => table.removeEventListener('keydown', handleKey);
  }, [root]);
}

/** Handles keys in a cell with several controls, or one that uses the arrow keys. @returns True if it did. */
function handleInCell(event: KeyboardEvent, cell: HTMLElement): boolean {
  if (cellTarget(cell) !== cell) return false;
  if (event.key === 'Escape' || event.key === 'F2') {
    event.preventDefault();
    event.stopPropagation();
    focusCell(cell);
    return true;
  }
  if (event.key !== 'Tab') return false;
  const controls = controlsIn(cell);
  const next = controls[controls.indexOf(event.target as HTMLElement) + (event.shiftKey ? -1 : 1)];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}

/** Returns the cell of a column, or the next visible one if rows are lines and it is hidden. @param by Direction. */
function seenCell(row: HTMLTableRowElement, column: number, by: number): HTMLElement | null {
  const cells = [...row.cells];
  const isSeen = (cell: HTMLElement) => cell.getClientRects().length > 0;
  const before = cells.slice(0, column).reverse();
  const after = cells.slice(column);
  return (by < 0 ? [...after.slice(0, 1), ...before] : [...after, ...before]).find(isSeen) ?? null;
}

/** Returns the number of rows that fit into the viewport. */
function rowsInPage(table: HTMLTableElement): number {
  const height = findScroller(table)?.clientHeight ?? window.innerHeight;
  const row = table.querySelector('tbody > [data-part="row"]')?.getBoundingClientRect().height ?? height;
  return Math.max(1, Math.floor(height / row) - 1);
}

interface GridBounds {
  /** Returns the index of the head row, if it is focusable. */
  firstRow: number;
  lastRow: number;
  lastColumn: number;
  /** Number of rows that PageUp and PageDown move. */
  pageRows: number;
  isRightToLeft: boolean;
}

/** Returns the cell that a key moves to; null for other keys. */
export function stepFrom(
  { row, column }: CellPlace,
  { key, shiftKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey'>,
  { firstRow, lastRow, lastColumn, pageRows, isRightToLeft }: GridBounds,
): CellPlace | null {
  const isCommand = ctrlKey || metaKey;
  const inRows = (at: number) => Math.min(lastRow, Math.max(firstRow, at));
  const inColumns = (at: number) => Math.min(lastColumn, Math.max(0, at));
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp': {
      const by = key === 'ArrowDown' ? 1 : -1;
      // Without Shift the browser handles them, and scrolls the page.
      if (isCommand && !shiftKey) return null;
      if (isCommand) return { row: by > 0 ? lastRow : 0, column };
      return { row: inRows(row + by), column };
    }
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (isCommand && !shiftKey) return null;
      const by = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
      return { row, column: isCommand ? (by > 0 ? lastColumn : 0) : inColumns(column + by) };
    }
    case 'Home':
      return { row: isCommand ? 0 : row, column: 0 };
    case 'End':
      return { row: isCommand ? lastRow : row, column: lastColumn };
    case 'PageDown':
      return { row: Math.min(lastRow, Math.max(0, row) + pageRows), column };
    case 'PageUp':
      return { row: Math.max(0, row - pageRows), column };
    default:
      return null;
  }
}
