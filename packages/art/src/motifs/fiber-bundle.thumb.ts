import { staggeredGrid } from '../grids';
import { pickOne, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** A few fibers in cross-section, every third one lit. */
export const fiberBundleThumb: Draw = (frame, random) => {
  const radius = pickOne(random, [13, 16, 20]);
  const lit = randomIndex(random, 3);
  const cells = staggeredGrid({
    frame,
    start: [random() * radius - 2 * radius, random() * radius - radius],
    columnStep: 2 * radius,
    rowStep: 1.75 * radius,
    margin: radius,
  });
  return cells
    .filter(({ point: [x] }) => x > -radius)
    .map(({ point: [cx, cy], column, row }) => {
      const isLit = (column + row) % 3 === lit;
      return (
        shape('circle', isLit ? 'trace' : 'line', {
          cx,
          cy,
          r: radius * 0.84,
          'stroke-width': isLit ? 3 : 1.6,
        }) +
        shape('circle', 'line', { cx, cy, r: radius * 0.5, 'stroke-width': 1.6 }) +
        shape('circle', isLit ? 'accent' : 'ink', { cx, cy, r: radius * 0.2 })
      );
    })
    .join('');
};
