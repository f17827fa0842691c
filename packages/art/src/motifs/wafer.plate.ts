import { path, rectangle } from '../path-data';
import { type Random, randomBetween } from '../seeded-random';
import { type Point, shape } from '../svg';
import type { Draw } from './motif';
import { ruledGround } from './ruled-ground';
import { waferDies } from './wafer-dies';

const BINS = 5;

/** Semiconductor: a wafer and its bin map; dies near a random spot are hatched densest, the best are filled. */
export const waferPlate: Draw = (frame, random) => {
  const { width, height } = frame;
  const radius = height * 0.45;
  const center: Point = [width * randomBetween(random, 0.4, 0.6), height / 2];
  const pitch = radius / 6.5;
  const circle = { cx: center[0], cy: center[1] };
  const rim = { ...circle, r: radius * 1.04 };
  const map = binMap(waferDies({ center, radius: radius * 0.97, pitch }), { center, radius, pitch }, random);
  return (
    shape('path', 'line', { opacity: '.5', 'stroke-width': 0.6, d: ruledGround(frame) }) +
    shape('circle', 'ground', rim) +
    shape('circle', 'line', { ...rim, 'stroke-width': 2 }) +
    shape('circle', 'line', { ...circle, r: radius, 'stroke-width': 0.6 }) +
    shape('path', 'line', { 'stroke-width': 0.5, d: map.outlines }) +
    shape('path', 'line', { 'stroke-width': pitch / 16, d: map.hatching }) +
    shape('path', 'accent', { d: map.filled })
  );
};

interface Disc {
  center: Point;
  radius: number;
  pitch: number;
}

function binMap(dies: readonly Point[], { center, radius, pitch }: Disc, random: Random) {
  const spotX = center[0] + (random() - 0.5) * radius;
  const spotY = center[1] + (random() - 0.5) * radius;
  const street = pitch * 0.09;
  const size = pitch - 2 * street;
  let outlines = '';
  let hatching = '';
  let filled = '';
  for (const [x, y] of dies) {
    const left = x + street;
    const top = y + street;
    const quality = 1 - Math.hypot(x - spotX, y - spotY) / (radius * 1.7) + (random() - 0.5) * 0.35;
    const bin = Math.max(0, Math.min(BINS, Math.round(quality * BINS)));
    outlines += rectangle(left, top, size, size);
    if (bin === BINS && random() > 0.6) {
      filled += rectangle(left, top, size, size);
      continue;
    }
    for (let line = 1; line <= bin + 1; line += 1) {
      hatching += path`M${left} ${top + (size * line) / (bin + 2)}h${size}`;
    }
  }
  return { outlines, hatching, filled };
}
