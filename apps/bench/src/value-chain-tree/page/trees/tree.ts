import type { Chain } from '../chain';

/** Point of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** Node on the screen. */
export interface DrawnNode {
  /** Current position; null if it is not rendered. */
  point(): Point | null;
  /** Simulates a click on it, which collapses or expands its applications. */
  press(): void;
}

/** Tree on the page, with a reader's actions. Nothing is animated. */
export interface MountedTree {
  /** Finds a node in or near the window; null if it is not rendered. */
  node(id: string): DrawnNode | null;
  /** Brings a node into the window; not measured. */
  goTo(id: string): void;
  /** Pans, like dragging or a wheel. */
  panBy(dx: number, dy: number): void;
  /** Zooms around the centre of the window. */
  zoomBy(factor: number): void;
  unmount(): void;
}

/** Implementation of a tree. */
export interface Candidate {
  name: string;
  mount(place: HTMLElement, chain: Chain): MountedTree;
}

/** Window size, in pixels. */
export const WIDTH_PX = 1280;
export const HEIGHT_PX = 800;

/** Layout, the same for all. @see TREE-009 */
export const LEVEL_PX = 180;
export const ROW_PX = 60;
export const LABEL_PX = 150;

/** Initial position of the root. */
export const START: Point = { x: 200, y: HEIGHT_PX / 2 };
export const MIDDLE: Point = { x: WIDTH_PX / 2, y: HEIGHT_PX / 2 };

/** Minimum zoom of all candidates. */
export const ZOOM_MIN = 0.02;

/** Returns the centre of an element. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Drags by mouse events for d3-zoom, which many peers use for panning. */
export function dragByMouse(element: Element, dx: number, dy: number): void {
  const at = (type: string, x: number, y: number, buttons: number) =>
    new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, buttons });
  element.dispatchEvent(at('mousedown', MIDDLE.x, MIDDLE.y, 1));
  window.dispatchEvent(at('mousemove', MIDDLE.x + dx, MIDDLE.y + dy, 1));
  window.dispatchEvent(at('mouseup', MIDDLE.x + dx, MIDDLE.y + dy, 0));
}

/** Sends a wheel event that makes d3-zoom zoom by a factor. */
export function zoomByWheel(element: Element, factor: number): void {
  element.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      view: window,
      clientX: MIDDLE.x,
      clientY: MIDDLE.y,
      deltaY: -Math.log2(factor) / 0.002,
    }),
  );
}

/** Clicks an element with mouse events. */
export const press = (element: Element | null): void =>
  void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** Node whose element is stable while it is visible. */
export const drawnBy = (element: Element | null): DrawnNode | null =>
  element && {
    point: () => (element.isConnected ? middleOf(element) : null),
    press: () => press(element),
  };

/** Returns the collapsed nodes after a click on a node. */
export function toggled(closed: ReadonlySet<string>, id: string): Set<string> {
  const after = new Set(closed);
  if (!after.delete(id)) after.add(id);
  return after;
}
