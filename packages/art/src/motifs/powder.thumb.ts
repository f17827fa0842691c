import { randomBetween, randomIndex } from '../seeded-random';
import { type Point, shape } from '../svg';
import { grainPath } from './grain-path';
import type { Draw } from './motif';

const ROWS = 4;
const STEP = 10.6;

/** A heap of ten grains, two of them in the hue of the sector. */
export const powderThumb: Draw = ({ width, height }, random) => {
  const lit = randomIndex(random, 5);
  let dark = '';
  let accent = '';
  let count = 0;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const center: Point = [
        width / 2 + (column - row / 2) * STEP + (random() - 0.5) * 1.6,
        height * 0.17 + row * STEP * 0.92,
      ];
      const grain = grainPath(center, randomBetween(random, 5.2, 6.2), random);
      if (count % 5 === lit) accent += grain;
      else dark += grain;
      count += 1;
    }
  }
  return shape('path', 'ink', { d: dark }) + shape('path', 'accent', { d: accent });
};
