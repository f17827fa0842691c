import { path } from '../path-data';
import { pickOne, randomBetween } from '../seeded-random';
import { type Point, shape } from '../svg';
import { gearPath } from './gear-path';
import type { Draw } from './motif';
import { ruledGround } from './ruled-ground';

const TOOTH = 21;

/** Equipment: toothed wheels in mesh, hatched from rim to hub, one hub in the hue of the sector. */
export const gearsPlate: Draw = (frame, random) => {
  const { width, height } = frame;
  const large = height * randomBetween(random, 0.34, 0.42);
  const small = height * randomBetween(random, 0.2, 0.27);
  const third = height * randomBetween(random, 0.14, 0.2);
  const side = pickOne(random, [-1, 1]);
  const first: Point = [
    width * (0.5 - side * randomBetween(random, 0.12, 0.24)),
    height * randomBetween(random, 0.44, 0.58),
  ];
  const angle = randomBetween(random, -0.6, 0.3);
  const second = beside(first, large + small, angle, side);
  const last = beside(second, small + third, angle + pickOne(random, [-1.1, 1.1]), side);
  return (
    shape('path', 'line', { opacity: '.5', 'stroke-width': 0.6, d: ruledGround(frame) }) +
    gear(last, third, random(), false) +
    gear(first, large, random(), false) +
    gear(second, small, random(), true)
  );
};

/** @param side 1 to the right, -1 to the left. */
function beside([x, y]: Point, distance: number, angle: number, side: number): Point {
  return [x + side * distance * 0.95 * Math.cos(angle), y + distance * 0.95 * Math.sin(angle)];
}

function gear(center: Point, reach: number, turn: number, isLit: boolean): string {
  const [cx, cy] = center;
  const outline = gearPath(center, { reach, teeth: Math.round((reach * 2 * Math.PI) / TOOTH), turn });
  const rim = reach * 0.72;
  const hub = reach * 0.26;
  const spokes = Math.round(reach * 0.9);
  let hatches = '';
  for (let spoke = 0; spoke < spokes; spoke += 1) {
    const at = (spoke * 2 * Math.PI) / spokes + turn;
    const from = hub * 1.25;
    const to = rim * (0.7 + 0.3 * Math.sin(at * 2 + turn * 3) ** 2);
    hatches += path`M${cx + from * Math.cos(at)} ${cy + from * Math.sin(at)}L${cx + to * Math.cos(at)} ${cy + to * Math.sin(at)}`;
  }
  return (
    shape('path', 'ground', { d: outline }) +
    shape('path', 'line', { 'stroke-width': 2, d: outline }) +
    shape('circle', 'line', { cx, cy, r: rim * 1.04, 'stroke-width': 1.2 }) +
    shape('path', 'line', { 'stroke-width': 1.1, d: hatches }) +
    shape('circle', isLit ? 'accent' : 'ground', { cx, cy, r: hub }) +
    shape('circle', isLit ? 'trace' : 'line', { cx, cy, r: hub, 'stroke-width': 2.4 }) +
    shape('circle', 'ink', { cx, cy, r: hub * 0.4 })
  );
}
