import { polygon } from '../path-data';
import type { Point } from '../svg';

/** Returns path data of the three visible faces of an upright block, from the center of the upper one. */
export function blockFaces([x, y]: Point, half: number, rise: number, tall: number) {
  return {
    top: polygon([
      [x - half, y],
      [x, y - rise],
      [x + half, y],
      [x, y + rise],
    ]),
    left: polygon([
      [x - half, y],
      [x, y + rise],
      [x, y + rise + tall],
      [x - half, y + tall],
    ]),
    right: polygon([
      [x + half, y],
      [x, y + rise],
      [x, y + rise + tall],
      [x + half, y + tall],
    ]),
  };
}
