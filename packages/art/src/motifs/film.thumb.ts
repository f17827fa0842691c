import { polygon } from '../path-data';
import { pickOne, randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** Three or four overlapping sheets, one in the hue of the sector. */
export const filmThumb: Draw = ({ width, height }, random) => {
  const count = pickOne(random, [3, 4]);
  const half = randomBetween(random, 21, 25);
  const rise = randomBetween(random, 8.5, 11);
  const gap = count === 3 ? 9 : 6.6;
  const lit = randomIndex(random, count);
  const cx = width / 2;
  return Array.from({ length: count }, (_, sheet) => {
    const cy = height / 2 + ((count - 1) / 2 - sheet) * gap;
    const outline = polygon([
      [cx - half, cy],
      [cx, cy - rise],
      [cx + half, cy],
      [cx, cy + rise],
    ]);
    return (
      shape('path', sheet === lit ? 'accent' : 'ground', { d: outline }) +
      shape('path', 'line', { 'stroke-width': 1.7, d: outline })
    );
  }).join('');
};
