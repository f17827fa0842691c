import type { TableTools } from './useTableTools';

/** Number of frames to wait for a row that was scrolled to. */
const FRAMES_MAX = 30;

/** Position of a cell: indexes of its row in the table and of its column among the visible ones, from 0. */
export interface CellPlace {
  row: number;
  column: number;
}

export const tableIn = (root: HTMLElement): HTMLTableElement | null => root.querySelector('table');

/** Returns the rendered rows in order. */
export const drawnRows = (root: HTMLElement): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>('tbody > [data-part="row"]'),
];

/** Returns the index of a row in the given rows, from 0; -1 for none. */
export function indexOfRow(root: HTMLElement, row: HTMLTableRowElement): number {
  const told = row.getAttribute('aria-rowindex');
  if (told === null) return drawnRows(root).indexOf(row);
  // `aria-rowindex` counts from 1, which is the head row, and includes the offset of the page.
  return Number(told) - 2 - Number(tableIn(root)?.getAttribute('data-offset') ?? 0);
}

/** Returns the position of the cell that contains an element, if any. */
export function findCellPlace(root: HTMLElement, element: Element): CellPlace | null {
  const cell = element.closest<HTMLTableCellElement>('tbody [data-part="cell"]');
  const row = element.closest<HTMLTableRowElement>('tbody > [data-part="row"]');
  const index = row ? indexOfRow(root, row) : -1;
  return row && index >= 0 ? { row: index, column: Math.max(0, cell ? cell.cellIndex : 0) } : null;
}

/** Returns the position of the cell under a point; finds it below stretched links too. */
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

/** Returns a row if it is rendered. */
export function rowAt(root: HTMLElement, index: number): HTMLTableRowElement | null {
  const rows = drawnRows(root);
  return rows.find((row) => indexOfRow(root, row) === index) ?? null;
}

/** Scrolls a virtualized row into view, and waits until it is rendered. @returns Null on timeout. */
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
  // A distant row is centred, so that the rows around it give context.
  row?.scrollIntoView({ block: wasDrawn ? 'nearest' : 'center', behavior: 'instant' });
  return row;
}

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));
