import { type RefObject, useEffect, useRef } from 'react';
import { type CellPlace, placeAtPoint, tableIn } from './table-rows';
import type { CellRangeState } from './useCellRange';

/** How far the mouse moves before it chooses cells instead of pressing what is under it, in pixels. */
const DRAG_PX = 5;
/** How near to the edge of the window the page scrolls along, and by how much in a frame, in pixels. */
const EDGE_PX = 40;
const SCROLL_PX = 18;

/**
 * Chooses cells with the mouse: by dragging over them, or from one to another with Shift. What is dragged over, such as the
 * link of a row, is not pressed. Fingers scroll.
 */
export function usePointerRange(root: RefObject<HTMLElement | null>, range: CellRangeState): void {
  const latest = useRef(range);
  useEffect(() => {
    latest.current = range;
  });

  useEffect(() => {
    const { current } = root;
    const table = current && tableIn(current);
    if (!current || !table) return;
    let start: { place: CellPlace; x: number; y: number } | null = null;
    let last = { x: 0, y: 0 };
    let isChoosing = false;
    let frame = 0;

    const take = () => {
      const place = placeAtPoint(current, last.x, last.y);
      if (place) latest.current.extend(place);
    };
    const scrollAlong = () => {
      const by = last.y < EDGE_PX ? -SCROLL_PX : last.y > window.innerHeight - EDGE_PX ? SCROLL_PX : 0;
      const scroller = current.closest('[data-rows-scroller]') ?? document.scrollingElement;
      if (by !== 0) {
        scroller?.scrollBy({ top: by, behavior: 'instant' });
        take();
      }
      frame = requestAnimationFrame(scrollAlong);
    };
    const end = () => {
      start = null;
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    const handleMove = (event: PointerEvent) => {
      if (!start) return;
      last = { x: event.clientX, y: event.clientY };
      if (!isChoosing && Math.hypot(last.x - start.x, last.y - start.y) >= DRAG_PX) {
        isChoosing = true;
        latest.current.begin(start.place);
        frame = requestAnimationFrame(scrollAlong);
      }
      if (isChoosing) take();
    };
    const handleDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      const place = placeAtPoint(current, event.clientX, event.clientY);
      isChoosing = false;
      if (!place) return;
      if (event.shiftKey) {
        isChoosing = true;
        if (!latest.current.range) latest.current.begin(place);
        latest.current.extend(place);
        return;
      }
      latest.current.clear();
      start = { place, x: event.clientX, y: event.clientY };
      window.addEventListener('pointermove', handleMove);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    };
    // What was dragged over, or pressed with Shift, is not followed.
    const handleClick = (event: MouseEvent) => {
      if (!isChoosing) return;
      isChoosing = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const handleMouseDown = (event: MouseEvent) => {
      // With Shift the browser would choose the text from where it was last pressed.
      if (event.shiftKey) event.preventDefault();
    };
    const handleDragStart = (event: DragEvent) => event.preventDefault();

    table.addEventListener('pointerdown', handleDown);
    table.addEventListener('mousedown', handleMouseDown);
    table.addEventListener('dragstart', handleDragStart);
    table.addEventListener('click', handleClick, { capture: true });
    return () => {
      end();
      table.removeEventListener('pointerdown', handleDown);
      table.removeEventListener('mousedown', handleMouseDown);
      table.removeEventListener('dragstart', handleDragStart);
      table.removeEventListener('click', handleClick, { capture: true });
    };
  }, [root]);
}
