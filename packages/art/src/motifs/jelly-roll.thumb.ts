import { pickOne, randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** A few turns of a wound cell, one of them in the hue of the sector; sometimes cut by an edge. */
export const jellyRollThumb: Draw = (frame, random) => {
  const cx = pickOne(random, [frame.width / 2, frame.width / 2, 8, frame.width - 8]);
  const flank = randomBetween(random, 6, 18);
  const turns = pickOne(random, [4, 5, 6]);
  const lit = 1 + randomIndex(random, turns - 1);
  return Array.from({ length: turns }, (_, index) => {
    const number = index + 1;
    const radius = (21 * number) / turns;
    const isLit = number === lit;
    return shape('rect', isLit ? 'trace' : 'line', {
      x: cx - flank - radius,
      y: frame.height / 2 - radius,
      width: 2 * (flank + radius),
      height: 2 * radius,
      rx: radius,
      'stroke-width': isLit ? 3 : number === turns ? 2.4 : 1.6,
    });
  }).join('');
};
