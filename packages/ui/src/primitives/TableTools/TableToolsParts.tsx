import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { findScroller } from '../../internal/windowing/scrollers';
import { VisuallyHidden } from '../VisuallyHidden';
import { TableColumnHandles } from './TableColumnHandles';
import { TableToolsBar } from './TableToolsBar';
import { type CellPlace, findCellPlace, placeAtPoint, rowAt, scrollRowIntoView, tableIn } from './table-rows';
import { type CellRangeState, isWithin, useCellRange, useSelectionText } from './useCellRange';
import type { TableTools } from './useTableTools';

export interface TableToolsPartsProps {
  tools: TableTools;
  /** What holds tools and table. */
  root: RefObject<HTMLDivElement | null>;
}

/** Loads lazily with the first use of a table: its toolbar, the column resize handles, and the handlers of keys and mouse. */
export function TableToolsParts({ tools, root }: TableToolsPartsProps) {
  const range = useCellRange(tools, root);
  const chosen = useSelectionText(range);
  const field = useRef<HTMLInputElement>(null);
  const { setOpen } = tools;
  const find = useCallback(() => {
    setOpen(true);
    // The bar may not stand yet; where it does, its text is there to be typed over.
    field.current?.focus();
    field.current?.select();
  }, [setOpen]);
  useRowKeys(tools, root, range, find);
  usePointerRange(root, range, tools.isOpen);
  return (
    <>
      {/* The bar says it where it stands. */}
      {!tools.isOpen && <VisuallyHidden role="status">{chosen}</VisuallyHidden>}
      {tools.isOpen && <TableToolsBar tools={tools} root={root} range={range} field={field} />}
      <TableColumnHandles tools={tools} root={root} />
    </>
  );
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';
/** Keep the arrows to themselves. */
const OWN_KEYS = 'select, textarea, [contenteditable], input:not([type="checkbox"])';

/**
 * Walks the rows by arrow keys, Home and End, from whatever has the focus in one; with Shift the keys choose cells.
 * A row that is not drawn is drawn first. Ctrl+F opens the search of the table.
 */
function useRowKeys(
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

/** How far the mouse moves before it chooses cells instead of pressing what is under it, in pixels. */
const DRAG_PX = 5;
/** How long a finger holds a cell until it chooses, in ms: less than browsers wait for a menu of their own. */
const HOLD_MS = 400;
/** How far a finger that holds still may stray, in pixels. */
const STRAY_PX = 10;
/** How near to the edge of the window the page scrolls along, and by how much in a frame, in pixels. */
const EDGE_PX = 40;
const SCROLL_PX = 18;

/**
 * Chooses cells with the mouse: by dragging over them, or from one to another with Shift. What is dragged over, such as the
 * link of a row, is not pressed. Fingers scroll; with `byFinger` they choose too, by holding a cell and dragging from it,
 * or by a tap on another corner. A tap on what is chosen lets it go.
 */
function usePointerRange(
  root: RefObject<HTMLElement | null>,
  range: CellRangeState,
  byFinger: boolean,
): void {
  const latest = useRef({ ...range, byFinger });
  useEffect(() => {
    latest.current = { ...range, byFinger };
  });

  useEffect(() => {
    const { current } = root;
    const table = current && tableIn(current);
    if (!current || !table) return;
    let start: { place: CellPlace; x: number; y: number } | null = null;
    let last = { x: 0, y: 0 };
    let isChoosing = false;
    let isFinger = false;
    let frame = 0;
    let holding: ReturnType<typeof setTimeout> | undefined;

    const take = () => {
      const place = placeAtPoint(current, last.x, last.y);
      if (place) latest.current.extend(place);
    };
    const scrollAlong = () => {
      const scroller = findScroller(current);
      const { top, bottom } = scroller?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
      const by = last.y < top + EDGE_PX ? -SCROLL_PX : last.y > bottom - EDGE_PX ? SCROLL_PX : 0;
      if (by !== 0) {
        (scroller ?? window).scrollBy({ top: by, behavior: 'instant' });
        take();
      }
      frame = requestAnimationFrame(scrollAlong);
    };
    const begin = (place: CellPlace) => {
      isChoosing = true;
      latest.current.begin(place);
      frame = requestAnimationFrame(scrollAlong);
    };
    const end = () => {
      start = null;
      clearTimeout(holding);
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    const handleMove = (event: PointerEvent) => {
      if (!start) return;
      last = { x: event.clientX, y: event.clientY };
      const way = Math.hypot(last.x - start.x, last.y - start.y);
      // A finger that moves before it has held still scrolls.
      if (!isChoosing && isFinger && way >= STRAY_PX) return end();
      if (!isChoosing && !isFinger && way >= DRAG_PX) begin(start.place);
      if (isChoosing) take();
    };
    const handleDown = (event: PointerEvent) => {
      // A second finger pinches.
      if (!event.isPrimary) return end();
      isFinger = event.pointerType !== 'mouse';
      if (isFinger ? !latest.current.byFinger : event.button !== 0) return;
      const place = placeAtPoint(current, event.clientX, event.clientY);
      isChoosing = false;
      if (!place) return;
      if (event.shiftKey) {
        isChoosing = true;
        if (!latest.current.range) latest.current.begin(place);
        latest.current.extend(place);
        return;
      }
      last = { x: event.clientX, y: event.clientY };
      start = { place, ...last };
      if (isFinger) holding = setTimeout(begin, HOLD_MS, place);
      else latest.current.clear();
      window.addEventListener('pointermove', handleMove);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    };
    // What was dragged over, or pressed with Shift, is not followed.
    const handleClick = (event: MouseEvent) => {
      const { bounds, byFinger: isOn } = latest.current;
      const place = isFinger && isOn && bounds ? placeAtPoint(current, event.clientX, event.clientY) : null;
      if (!isChoosing && !place) return;
      if (!isChoosing && place && bounds) {
        if (isWithin(bounds, place.row, place.column)) latest.current.clear();
        else latest.current.extend(place);
      }
      isChoosing = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const handleMouseDown = (event: MouseEvent) => {
      // With Shift the browser would choose the text from where it was last pressed.
      if (event.shiftKey) event.preventDefault();
    };
    // While a finger chooses, the page neither scrolls under it nor offers what can be done with the link.
    const holdBack = (event: Event) => {
      if (isChoosing && isFinger && event.cancelable) event.preventDefault();
    };
    const handleDragStart = (event: DragEvent) => event.preventDefault();

    table.addEventListener('pointerdown', handleDown);
    table.addEventListener('mousedown', handleMouseDown);
    table.addEventListener('dragstart', handleDragStart);
    table.addEventListener('touchmove', holdBack, { passive: false });
    table.addEventListener('contextmenu', holdBack);
    table.addEventListener('click', handleClick, { capture: true });
    return () => {
      end();
      table.removeEventListener('pointerdown', handleDown);
      table.removeEventListener('mousedown', handleMouseDown);
      table.removeEventListener('dragstart', handleDragStart);
      table.removeEventListener('touchmove', holdBack);
      table.removeEventListener('contextmenu', holdBack);
      table.removeEventListener('click', handleClick, { capture: true });
    };
  }, [root]);
}
