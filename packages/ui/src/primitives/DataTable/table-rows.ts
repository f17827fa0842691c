import type { TableTools } from './useTableTools';

/** Frames after which a row that was scrolled to is given up. */
const FRAMES_MAX = 30;

/** The place of a cell: of its row among those of the table, and of its column among those that are shown, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

export const tableIn = (root: HTMLElement): HTMLTableElement | null => root.querySelector('table');

/** The rows that are rendered, in their order. */
export const drawnRows = (root: HTMLElement): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>('tbody > [data-part="row"]'),
];

/** Returns the index of a row among those that the table was given, from 0; -1 for none. */
export function indexOfRow(root: HTMLElement, row: HTMLTableRowElement): number {
  const told = row.getAttribute('aria-rowindex');
  if (told === null) return drawnRows(root).indexOf(row);
  // From 1, that of the heads; and from that of its page.
  return Number(told) - 2 - Number(tableIn(root)?.getAttribute('data-offset') ?? 0);
}

/** The place of the cell that an element stands in, if any. */
export function findCellPlace(root: HTMLElement, element: Element): CellPlace | null {
  const cell = element.closest<HTMLTableCellElement>('tbody [data-part="cell"]');
  const row = element.closest<HTMLTableRowElement>('tbody > [data-part="row"]');
  const index = row ? indexOfRow(root, row) : -1;
  return row && index >= 0 ? { row: index, column: Math.max(0, cell ? cell.cellIndex : 0) } : null;
}

/** The place of the cell under a point; links that reach over their row do not hide it. */
export function placeAtPoint(root: HTMLElement, x: number, y: number): CellPlace | null {
  const row = drawnRows(root).find((drawn) => {
    const { top, bottom } = drawn.getBoundingClientRect();
    return y >= top && y < bottom;
  });
  if (!row) return null;
  const column = [...row.cells].findIndex((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return x >= left && x < right;
  });
  return column < 0 ? null : { row: indexOfRow(root, row), column };
}

/** The row, if it is rendered. */
export function rowAt(root: HTMLElement, index: number): HTMLTableRowElement | null {
  const rows = drawnRows(root);
  return rows.find((row) => indexOfRow(root, row) === index) ?? null;
}

/** Scrolls a virtualized row into view, and waits until it is rendered. @returns Null where it never is. */
export async function scrollRowIntoView(
  tools: TableTools,
  root: HTMLElement,
  index: number,
): Promise<HTMLTableRowElement | null> {
  let row = rowAt(root, index);
  const wasDrawn = row !== null;
  if (!row) tools.handle.current?.scrollToRow(tools.rowKeyAt(index));
  for (let frame = 0; !row && frame < FRAMES_MAX; frame += 1) {
    await nextFrame();
    row = rowAt(root, index);
  }
  // From afar into the middle, as what stands around it says where it is.
  row?.scrollIntoView({ block: wasDrawn ? 'nearest' : 'center', behavior: 'instant' });
  return row;
}

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
