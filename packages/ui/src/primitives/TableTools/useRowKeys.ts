import { type RefObject, useEffect, useRef } from 'react';
import { type CellPlace, findCellPlace, rowAt, scrollRowIntoView, tableIn } from './table-rows';
import type { CellRangeState } from './useCellRange';
import type { TableTools } from './useTableTools';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';
/** Keep the arrows to themselves. */
const OWN_KEYS = 'select, textarea, [contenteditable], input:not([type="checkbox"])';

/**
 * Walks the rows by arrow keys, Home and End, from whatever has the focus in one; with Shift the keys choose cells.
 * A row that is not drawn is drawn first. Ctrl+F opens the search of the table.
 */
export function useRowKeys(
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
    // Keys that are pressed while a row is on its way go on from there.
    let underWay: number | null = null;

    const goTo = async (index: number, from: Element, row: HTMLTableRowElement | null) => {
      underWay = index;
      const at = row ? focusablesIn(row).indexOf(from as HTMLElement) : 0;
      const reached = await scrollRowIntoView(latest.current.tools, current, index);
      if (underWay !== index) return;
      underWay = null;
      if (!reached) return;
      const targets = focusablesIn(reached);
      const target = targets[Math.max(0, at)] ?? targets[0] ?? reached;
      if (target === reached) reached.tabIndex = -1;
      target.focus({ preventScroll: true });
    };

    const handleKey = (event: KeyboardEvent) => {
      const { tools, range, onFind } = latest.current;
      const from = event.target as Element;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.altKey || from.closest(OWN_KEYS)) return;
      if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'f') {
        event.preventDefault();
        return onFind();
      }
      if (event.key === 'Escape' && range.range) {
        event.stopPropagation();
        return range.clear();
      }
      if (isCommand && event.key.toLowerCase() === 'a' && range.range) {
        event.preventDefault();
        range.begin({ row: 0, column: 0 });
        return range.extend({ row: tools.rows.length - 1, column: tools.shown.length - 1 });
      }
      const place = findCellPlace(current, from);
      // In the heads keys are the browser's.
      if (!place) return;
      const corner = event.shiftKey ? (range.range?.to ?? place) : { ...place, row: underWay ?? place.row };
      const next = stepFrom(corner, event, tools, getComputedStyle(table).direction === 'rtl');
      if (!next) return;
      event.preventDefault();
      if (!event.shiftKey) {
        range.clear();
        if (next.row !== place.row) void goTo(next.row, from, from.closest('tr'));
        return;
      }
      if (!range.range) range.begin(corner);
      range.extend(next);
      if (next.row !== corner.row || !rowAt(current, next.row))
        void scrollRowIntoView(tools, current, next.row);
    };
    table.addEventListener('keydown', handleKey);
    return () => table.removeEventListener('keydown', handleKey);
  }, [root]);
}

/** Returns the cell that an arrow key moves to; null for other keys. Left and right only extend a selection. */
function stepFrom(
  { row, column }: CellPlace,
  { key, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { rows, shown }: TableTools,
  isRightToLeft: boolean,
): CellPlace | null {
  const isCommand = ctrlKey || metaKey;
  const lastRow = rows.length - 1;
  const within = (at: number, last: number) => Math.min(last, Math.max(0, at));
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (isCommand && !shiftKey) return null;
    const by = key === 'ArrowDown' ? 1 : -1;
    return { row: isCommand ? (by > 0 ? lastRow : 0) : within(row + by, lastRow), column };
  }
  const isEnd = key === 'End';
  if (isEnd || key === 'Home') {
    if (!shiftKey || isCommand) return { row: isEnd ? lastRow : 0, column };
    return { row, column: isEnd ? shown.length - 1 : 0 };
  }
  if (!shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return null;
  const by = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  return { row, column: within(column + by, shown.length - 1) };
}

const focusablesIn = (row: HTMLElement): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(FOCUSABLE)];
