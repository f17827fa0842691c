import type { Frame, Point } from './svg';

/** Position in a grid. */
export interface Cell {
  point: Point;
  column: number;
  row: number;
}

/** Layout of a grid over a frame. */
export interface Grid {
  frame: Frame;
  /** The first point; it may lie outside the frame. */
  start: Point;
  columnStep: number;
  rowStep: number;
  /** Distance beyond the right and lower edge within which points still count. Default 0. */
  margin?: number;
}

/** Returns the points of a grid, row by row. */
export function rectangularGrid(grid: Grid): Cell[] {
  return cells(grid, () => 0);
}

/** Returns the points of a grid whose odd rows are shifted by half a column, as in circle packing. */
export function staggeredGrid(grid: Grid): Cell[] {
  return cells(grid, (row) => (row % 2 === 1 ? grid.columnStep / 2 : 0));
}

function cells(
  { frame, start, columnStep, rowStep, margin = 0 }: Grid,
  shift: (row: number) => number,
): Cell[] {
  const found: Cell[] = [];
  const [left, top] = start;
  for (let row = 0, y = top; y < frame.height + margin; row += 1, y = top + row * rowStep) {
    const first = left + shift(row);
    for (let column = 0, x = first; x < frame.width + margin; column += 1, x = first + column * columnStep) {
      found.push({ point: [x, y], column, row });
    }
  }
  return found;
}
