import { randomBetween } from '../seeded-random';
import { shape } from '../svg';
import { dropPath } from './drop-path';
import type { Draw } from './motif';

const RIPPLES = 34;

/** Liquid: a drop falls into a surface, and rings run out from it. */
export const liquidPlate: Draw = ({ width, height }, random) => {
  const cx = width * randomBetween(random, 0.32, 0.68);
  const cy = height * randomBetween(random, 0.58, 0.7);
  const flatness = randomBetween(random, 0.3, 0.42);
  const wave = randomBetween(random, 0.55, 0.85);
  const phase = random() * 3;
  const radius = height * randomBetween(random, 0.075, 0.105);
  const rings = Array.from({ length: RIPPLES }, (_, ring) => {
    const reach = radius * 0.8 + ring * ring * 0.1 + ring * 9;
    const swell = (0.5 + 0.5 * Math.sin(ring * wave + phase)) ** 2;
    return shape('ellipse', ring === 3 ? 'trace' : 'line', {
      cx,
      cy,
      rx: reach,
      ry: reach * flatness,
      'stroke-width': ring === 3 ? 3.4 : (0.5 + 3.1 * swell) * (1 - (ring / RIPPLES) * 0.5),
    });
  });
  // The rings behind the drop are covered, so that it hangs before them.
  const drop = dropPath([cx, cy - radius * 2.3], radius);
  const shine = dropPath([cx - radius * 0.28, cy - radius * 2.1], radius * 0.3);
  return (
    rings.join('') +
    shape('path', 'accent', { d: drop }) +
    shape('path', 'line', { 'stroke-width': 2, d: drop }) +
    shape('path', 'ground', { d: shine })
  );
};
