import { engrave } from '../engrave';
import { path } from '../path-data';
import { pickOne, randomBetween } from '../seeded-random';
import { type Frame, type Point, shape } from '../svg';
import type { Draw } from './motif';

const RAYS = 9;
const RAY_ANGLE = 0.16;

/** UV and EB curing: interference on a wavy film under a lamp that hangs above the upper edge. */
export const lampInterferencePlate: Draw = (frame, random) => {
  const { width, height } = frame;
  const lamp: Point = [width * randomBetween(random, 0.2, 0.8), -0.15 * height];
  const phase = random() * 6;
  const bands = randomBetween(random, 13, 21);
  const slope = randomBetween(random, 3, 7) * pickOne(random, [-1, 1]);
  const film = engrave({
    frame,
    gap: height / 40,
    step: width / 44,
    bend: (x, y) => height * 0.035 * Math.sin((x / width) * 7 + (y / height) * slope + phase),
    tone: (x, y) => {
      const distance = Math.hypot(x - lamp[0], y - lamp[1]) / height;
      const wave = (0.5 + 0.5 * Math.sin(distance * bands + phase)) ** 1.6;
      return 0.06 + 0.8 * wave * Math.min(1, 1.5 - distance * 0.75);
    },
  });
  return (
    shape('path', 'ink', { d: film }) + shape('path', 'trace', { 'stroke-width': 1.4, d: rays(frame, lamp) })
  );
};

function rays({ height }: Frame, [x, y]: Point): string {
  let data = '';
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = Math.PI / 2 + (ray - (RAYS - 1) / 2) * RAY_ANGLE;
    data += path`M${x} ${y}L${x + Math.cos(angle) * height * 2} ${y + Math.sin(angle) * height * 2}`;
  }
  return data;
}
