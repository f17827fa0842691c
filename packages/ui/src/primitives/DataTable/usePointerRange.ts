import { type RefObject, useEffect, useRef } from 'react';
import { findScroller } from '../../internal/windowing/scrollers';
import { type CellPlace, placeAtPoint, tableIn } from './table-rows';
import { type CellRangeState, isWithin } from './useCellRange';

/** Distance in px that the mouse moves before a press becomes a range selection. */
const DRAG_PX = 5;
/** Long-press time in ms: shorter than that of the browser's context menu. */
const HOLD_MS = 400;
/** Movement in px that a long press tolerates. */
const STRAY_PX = 10;
/** Auto-scroll: distance to the edge of the window at which it starts, and step per frame, in px. */
const EDGE_PX = 40;
const SCROLL_PX = 18;

/**
 * Selects cells with the mouse: by dragging, or by Shift+click. Elements dragged over, such as a row's link, are not
 * clicked. Touch scrolls; with `byFinger` it also selects, by a long press and drag, or by a tap on another corner. A
 * tap on the range clears it.
 */
export function usePointerRange(
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
      // A finger that moves before the long press is over scrolls.
      if (!isChoosing && isFinger && way >= STRAY_PX) return end();
      if (!isChoosing && !isFinger && way >= DRAG_PX) begin(start.place);
      if (isChoosing) take();
    };
    const handleDown = (event: PointerEvent) => {
      // A second finger means pinch zoom.
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
    // Suppresses the click after a drag or Shift+click.
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
      // With Shift the browser would select the text since the last click.
      if (event.shiftKey) return event.preventDefault();
      const cell = (event.target as Element).closest<HTMLElement>('tbody [data-part="cell"]');
      // The browser focuses the pressed element, and arrow keys continue from there.
      if (cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
    };
    // While a finger selects, scrolling and the context menu are prevented.
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
