import { randomBetween } from '../seeded-random';
import { type Point, shape } from '../svg';
import { grainPath } from './grain-path';
import type { Draw } from './motif';

const PITCH = 15;
const LIT_SHARE = 0.07;

/** Powder: a heap of angular grains, coarse and dark below, fine and loose at its surface. */
export const powderPlate: Draw = ({ width, height }, random) => {
  const peak = width * randomBetween(random, 0.3, 0.7);
  const top = height * randomBetween(random, 0.12, 0.26);
  const slope = randomBetween(random, 0.45, 0.75);
  let hollow = '';
  let dark = '';
  let lit = '';
  for (let y = 0; y < height + PITCH; y += PITCH * 0.8) {
    for (let x = -PITCH; x < width + PITCH; x += PITCH) {
      const center: Point = [x + (random() - 0.5) * 9, y + (random() - 0.5) * 9];
      const surface = top + Math.abs(center[0] - peak) * slope;
      const depth = (center[1] - surface) / height;
      // A few grains fly above the heap.
      if (depth < 0 && random() > 0.05) continue;
      const size = PITCH * (0.2 + 0.38 * Math.min(1, Math.max(0.1, depth * 1.6)) + random() * 0.16);
      const grain = grainPath(center, size, random);
      if (random() < LIT_SHARE) lit += grain;
      else if (random() < 0.25 + depth * 0.7) dark += grain;
      else hollow += grain;
    }
  }
  return (
    shape('path', 'line', { 'stroke-width': 1, d: hollow }) +
    shape('path', 'ink', { d: dark }) +
    shape('path', 'accent', { d: lit })
  );
};
