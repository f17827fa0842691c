import { staggeredGrid } from '../grids';
import { hexagon } from '../path-data';
import { randomBetween } from '../seeded-random';
import { type Point, shape } from '../svg';
import type { Draw } from './motif';

const MOST_RINGS = 7;
const GAS_SHARE = 0.16;

/** Green hydrogen: hexagons of a membrane, nested more densely near a random spot, with drops of gas in some. */
export const membranePlate: Draw = (frame, random) => {
  const { width, height } = frame;
  const radius = height / randomBetween(random, 5.5, 7);
  const spot: Point = [width * randomBetween(random, 0.25, 0.75), height * randomBetween(random, 0.3, 0.7)];
  const columnStep = radius * Math.sqrt(3);
  const cells = staggeredGrid({
    frame,
    start: [-random() * columnStep, -random() * radius],
    columnStep,
    rowStep: radius * 1.5,
    margin: radius,
  });
  return cells
    .map(({ point }) => {
      const distance = Math.hypot(point[0] - spot[0], point[1] - spot[1]) / width;
      const hasGas = random() < GAS_SHARE;
      return pore(point, radius, distance) + (hasGas ? drop(point, radius) : '');
    })
    .join('');
};

/** @param distance From the spot, in widths of the drawing. */
function pore(center: Point, radius: number, distance: number): string {
  const rings = Math.max(1, Math.round(MOST_RINGS - distance * 9));
  let data = '';
  for (let ring = 0; ring < rings; ring += 1) data += hexagon(center, radius * (0.96 - ring * 0.13));
  return shape('path', 'line', { 'stroke-width': 0.6 + 1.3 * Math.max(0, 0.8 - distance * 1.4), d: data });
}

function drop([cx, cy]: Point, radius: number): string {
  return shape('circle', 'accent', { cx, cy, r: radius * 0.2 });
}
