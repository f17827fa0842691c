import { staggeredGrid } from '../grids';
import { randomBetween } from '../seeded-random';
import { type Point, shape } from '../svg';
import type { Draw } from './motif';

const RINGS = 9;
const LIT_SHARE = 0.18;

/** Optical fiber: cross-section of a bundle with circle packing, a few fibers lit. */
export const fiberBundlePlate: Draw = (frame, random) => {
  const radius = frame.height / randomBetween(random, 5, 6.6);
  const columnStep = radius * 2.06;
  const cells = staggeredGrid({
    frame,
    start: [-random() * radius - columnStep, -random() * radius],
    columnStep,
    rowStep: radius * 1.78,
    margin: radius * 1.2,
  });
  return cells
    .filter(({ point: [x] }) => x > -radius)
    .map(({ point }) => fiber(point, radius, random()))
    .join('');
};

/** @param character From 0 to 1: determines the ring thicknesses, and if the fiber is lit. */
function fiber([cx, cy]: Point, radius: number, character: number): string {
  const isLit = character > 1 - LIT_SHARE;
  const rings = Array.from({ length: RINGS }, (_, ring) => {
    const tone = Math.abs(Math.sin(ring * 0.42 + character * 3)) ** 1.5;
    return shape('circle', 'line', {
      cx,
      cy,
      r: radius * (1 - (ring / RINGS) * 0.8),
      'stroke-width': ((0.35 + 1.25 * tone) * radius) / 26,
    });
  });
  const core = shape('circle', isLit ? 'accent' : 'ink', { cx, cy, r: radius * 0.13 });
  const glow = isLit
    ? shape('circle', 'trace', { cx, cy, r: radius * 0.93, 'stroke-width': radius / 11 })
    : '';
  return rings.join('') + core + glow;
}
