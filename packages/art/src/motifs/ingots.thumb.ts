import { polygon } from '../path-data';
import { randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** Three ingots, one on two, one of them in the hue of the sector. */
export const ingotsThumb: Draw = ({ width, height }, random) => {
  const span = randomBetween(random, 21, 24);
  const rise = randomBetween(random, 12.5, 15);
  const lean = randomBetween(random, 3, 5);
  const lit = randomIndex(random, 3);
  const shift = randomBetween(random, -4, 4);
  const places = [
    [width / 2 - span - 0.8, height / 2 + rise],
    [width / 2 + 0.8, height / 2 + rise],
    [width / 2 - span / 2 + shift, height / 2 - 1.8],
  ] as const;
  return places
    .map(([x, y], index) =>
      shape('path', index === lit ? 'accent' : 'ink', {
        d: polygon([
          [x, y],
          [x + lean, y - rise],
          [x + span - lean, y - rise],
          [x + span, y],
        ]),
      }),
    )
    .join('');
};
