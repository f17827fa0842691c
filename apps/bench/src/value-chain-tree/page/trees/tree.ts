import type { Chain } from '../chain';

/** A point of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A node that is on the screen. */
export interface DrawnNode {
  /** Where it is now; null once it is not drawn. */
  point(): Point | null;
  /** Does what a press on it does: its applications go, or come back. */
  press(): void;
}

/** A tree on the page, and what a reader does with it. Nothing is animated. */
export interface MountedTree {
  /** A node in the window, or about to be; null while it is not drawn. */
  node(id: string): DrawnNode | null;
  /** Brings a node into the window; nobody measures how. */
  goTo(id: string): void;
  /** As the drag of a pointer does, or a wheel. */
  panBy(dx: number, dy: number): void;
  /** About the middle of the window. */
  zoomBy(factor: number): void;
  unmount(): void;
}

/** A way to draw a tree. */
export interface Candidate {
  name: string;
  mount(place: HTMLElement, chain: Chain): MountedTree;
}

/** The window, in pixels. */
export const WIDTH_PX = 1280;
export const HEIGHT_PX = 800;

/** The layout that all draw. @see TREE-009 */
export const LEVEL_PX = 180;
export const ROW_PX = 60;
export const LABEL_PX = 150;

/** Where the root stands at first. */
export const START: Point = { x: 200, y: HEIGHT_PX / 2 };
export const MIDDLE: Point = { x: WIDTH_PX / 2, y: HEIGHT_PX / 2 };

/** How far out all can be zoomed. */
export const ZOOM_MIN = 0.02;

/** The middle of an element. */
export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Drags by mouse, as d3-zoom understands it, which many peers pan by. */
export function dragByMouse(element: Element, dx: number, dy: number): void {
  const at = (type: string, x: number, y: number, buttons: number) =>
    new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX: x, clientY: y, buttons });
  element.dispatchEvent(at('mousedown', MIDDLE.x, MIDDLE.y, 1));
  window.dispatchEvent(at('mousemove', MIDDLE.x + dx, MIDDLE.y + dy, 1));
  window.dispatchEvent(at('mouseup', MIDDLE.x + dx, MIDDLE.y + dy, 0));
}

/** Turns the wheel so far that d3-zoom zooms by a factor. */
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

/** Presses an element as a mouse does. */
export const press = (element: Element | null): void =>
  void element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

/** A node that is drawn by the same element as long as it is in sight. */
export const drawnBy = (element: Element | null): DrawnNode | null =>
  element && {
    point: () => (element.isConnected ? middleOf(element) : null),
    press: () => press(element),
  };

/** What is closed after a press on a node. */
export function toggled(closed: ReadonlySet<string>, id: string): Set<string> {
  const after = new Set(closed);
  if (!after.delete(id)) after.add(id);
  return after;
}
