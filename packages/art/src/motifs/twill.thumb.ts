import { rectangularGrid } from '../grids';
import { path } from '../path-data';
import { pickOne, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** A 2/2 twill of three or four rows, some tows in the hue of the sector. */
export const twillThumb: Draw = (frame, random) => {
  const pitch = pickOne(random, [12, 16]);
  const phase = randomIndex(random, 4);
  const filaments = pitch / 4;
  let tows = '';
  let lit = '';
  for (const { point, column, row } of rectangularGrid({
    frame,
    start: [0, 0],
    columnStep: pitch,
    rowStep: pitch,
  })) {
    const [x, y] = point;
    const isDown = (column + row + phase) % 4 < 2;
    let tow = '';
    for (let filament = 0; filament < filaments; filament += 1) {
      const place = ((filament + 0.5) * pitch) / filaments;
      tow += isDown ? path`M${x + place} ${y}v${pitch}` : path`M${x} ${y + place}h${pitch}`;
    }
    if (!isDown && (column * 3 + row * 2 + phase) % 5 === 0) lit += tow;
    else tows += tow;
  }
  return (
    shape('path', 'line', { 'stroke-width': 2, d: tows }) +
    shape('path', 'trace', { 'stroke-width': 2.6, d: lit })
  );
};
