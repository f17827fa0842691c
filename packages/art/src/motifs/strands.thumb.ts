import { path } from '../path-data';
import { pickOne, randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** Five to seven strands that twist once, one of them in the hue of the sector. */
export const strandsThumb: Draw = ({ width, height }, random) => {
  const count = pickOne(random, [5, 6, 7]);
  const knot = width * randomBetween(random, 0.4, 0.6);
  const lit = randomIndex(random, count);
  const middle = height / 2;
  return Array.from({ length: count }, (_, strand) => {
    const place = strand / (count - 1) - 0.5;
    const isLit = strand === lit;
    const from = middle + place * 42;
    const through = middle + place * 9;
    const to = middle - place * 42;
    return shape('path', isLit ? 'trace' : 'line', {
      'stroke-width': isLit ? 3 : 1.7,
      d: path`M-2 ${from}C${knot - 16} ${from} ${knot - 10} ${through} ${knot} ${through}S${knot + 16} ${to} ${width + 2} ${to}`,
    });
  }).join('');
};
