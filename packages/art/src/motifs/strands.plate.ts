import { path } from '../path-data';
import { randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

const STRANDS = 44;
const LIT_EVERY = 11;

/** Fiber: strands that run together, cross in a twist and part. */
export const strandsPlate: Draw = ({ width, height }, random) => {
  const knot = width * randomBetween(random, 0.35, 0.65);
  const middle = height * randomBetween(random, 0.4, 0.6);
  const tilt = height * randomBetween(random, -0.22, 0.22);
  const waist = randomBetween(random, 0.12, 0.24);
  const phase = random() * 5;
  const lit = randomIndex(random, LIT_EVERY);
  return Array.from({ length: STRANDS }, (_, strand) => {
    const place = strand / (STRANDS - 1) - 0.5;
    const isLit = strand % LIT_EVERY === lit;
    const from = middle - tilt + place * height * 1.25;
    const through = middle + place * height * waist;
    const to = middle + tilt - place * height * 1.25;
    const reach = width * 0.3;
    return shape('path', isLit ? 'trace' : 'line', {
      'stroke-width': isLit ? 2.6 : 0.6 + 1.7 * (0.5 + 0.5 * Math.sin(phase + strand * 0.42)) ** 2,
      d: path`M-4 ${from}C${knot - reach} ${from} ${knot - reach * 0.5} ${through} ${knot} ${through}S${knot + reach} ${to} ${width + 4} ${to}`,
    });
  }).join('');
};
