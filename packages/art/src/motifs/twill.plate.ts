import { rectangularGrid } from '../grids';
import { rectangle } from '../path-data';
import { pickOne, randomBetween, randomIndex } from '../seeded-random';
import { type Point, shape } from '../svg';
import type { Draw } from './motif';

const FILAMENTS = 6;

/** Carbon fiber: a 2/2 twill; a tow passes over two others and under two, one further along in each row,
 * to the left or to the right. */
export const twillPlate: Draw = (frame, random) => {
  const pitch = frame.height / randomBetween(random, 5, 7.5);
  const handedness = pickOne(random, [1, 3]);
  const litOffset = randomIndex(random, 11);
  let tows = '';
  let lit = '';
  for (const { point, column, row } of rectangularGrid({
    frame,
    start: [0, 0],
    columnStep: pitch,
    rowStep: pitch,
  })) {
    if ((column + row * handedness) % 4 < 2) tows += tow(point, pitch, 'down', 1);
    else if ((column * 7 + row * 3 + litOffset) % 11 === 0) lit += tow(point, pitch, 'across', 1);
    else tows += tow(point, pitch, 'across', 0.6);
  }
  return shape('path', 'ink', { d: tows }) + shape('path', 'accent', { d: lit });
};

/** Draws the filaments of one tow on the upper side; those in the middle are thicker and longer, as a tow bulges. */
function tow([x, y]: Point, pitch: number, direction: 'down' | 'across', weight: number): string {
  let data = '';
  for (let filament = 0; filament < FILAMENTS; filament += 1) {
    const place = (filament + 0.5) / FILAMENTS;
    const bulge = Math.sin(Math.PI * place);
    const thickness = (pitch / FILAMENTS) * (0.18 + 0.62 * bulge ** 1.2) * weight;
    const overlap = pitch * 0.06 * bulge;
    const side = place * pitch - thickness / 2;
    const length = pitch + 2 * overlap;
    data +=
      direction === 'down'
        ? rectangle(x + side, y - overlap, thickness, length)
        : rectangle(x - overlap, y + side, length, thickness);
  }
  return data;
}
