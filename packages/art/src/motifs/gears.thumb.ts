import { pickOne, randomBetween } from '../seeded-random';
import { shape } from '../svg';
import { gearPath } from './gear-path';
import type { Draw } from './motif';

/** A toothed wheel with its hub in the hue of the sector. */
export const gearsThumb: Draw = ({ width, height }, random) => {
  const cx = width / 2;
  const cy = height / 2;
  const reach = randomBetween(random, 19, 22);
  const teeth = pickOne(random, [8, 9, 10, 11]);
  return (
    shape('path', 'ink', { d: gearPath([cx, cy], { reach, teeth, turn: random() }) }) +
    shape('circle', 'ground', { cx, cy, r: reach * 0.5 }) +
    shape('circle', 'accent', { cx, cy, r: reach * randomBetween(random, 0.2, 0.36) })
  );
};
