import { path } from '../path-data';
import { randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import { type Flask, flaskContent, flaskHalf, flaskPath } from './flask-path';
import type { Draw } from './motif';

const LIT_EVERY = 3;
const LINES = 26;

/** Liquid in glass: flasks in a row at different fill levels, the content of every third in the hue of the sector. */
export const flaskPlate: Draw = ({ width, height }, random) => {
  const half = width / randomBetween(random, 6, 8.4);
  const lit = randomIndex(random, LIT_EVERY);
  const floor = height * 0.88;
  let lines = '';
  let filled = '';
  let glass = '';
  let x = -random() * half;
  for (let index = 0; x < width + half; index += 1, x += half * 2.12) {
    const flask: Flask = { foot: [x, floor], half, tall: height * randomBetween(random, 0.6, 0.76) };
    const level = randomBetween(random, 0.26, 0.58);
    glass += flaskPath(flask);
    if (index % LIT_EVERY === lit) {
      filled += flaskContent(flask, level);
      continue;
    }
    for (let line = 0; line <= LINES * level; line += 1) {
      const share = line / LINES;
      const inside = flaskHalf(flask, share) * 0.97;
      const thickness = 0.5 + 2.4 * (1 - share / level);
      const y = floor - flask.tall * share;
      lines += path`M${x - inside} ${y - thickness}h${2 * inside}v${thickness}h${-2 * inside}Z`;
    }
  }
  return (
    shape('path', 'ink', { d: lines }) +
    shape('path', 'accent', { d: filled }) +
    shape('path', 'line', { 'stroke-width': 2, d: glass }) +
    shape('path', 'line', { 'stroke-width': 1.2, d: path`M0 ${floor + 1}H${width}` })
  );
};
