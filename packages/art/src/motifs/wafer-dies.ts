import type { Point } from '../svg';

/** Layout of the dies of a wafer. */
export interface Wafer {
  center: Point;
  /** Dies beyond this radius are omitted. */
  radius: number;
  /** Size of a die, including the street beside it. */
  pitch: number;
}

/** Returns the upper left corners of the dies entirely on a wafer, row by row; the grid is centred on it. */
export function waferDies({ center: [cx, cy], radius, pitch }: Wafer): Point[] {
  const reach = Math.ceil(radius / pitch);
  const corners: Point[] = [];
  for (let row = -reach; row < reach; row += 1) {
    for (let column = -reach; column < reach; column += 1) {
      const farX = Math.max(Math.abs(column), Math.abs(column + 1)) * pitch;
      const farY = Math.max(Math.abs(row), Math.abs(row + 1)) * pitch;
      if (Math.hypot(farX, farY) <= radius) corners.push([cx + column * pitch, cy + row * pitch]);
    }
  }
  return corners;
}
