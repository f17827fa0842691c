import { path } from '../path-data';
import { pickOne, randomBetween } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** Rings of interference around a lamp above the upper edge, crossed by its rays. */
export const lampInterferenceThumb: Draw = (frame, random) => {
  const lamp = { cx: randomBetween(random, 12, 52), cy: -8 };
  const bands = pickOne(random, [5, 6, 7]);
  const spacing = 46 / bands;
  const rings = Array.from({ length: bands + 3 }, (_, ring) =>
    shape('circle', 'line', {
      ...lamp,
      r: 4 + (ring + 1) * spacing,
      'stroke-width': ring % 2 === 0 ? 4 : 1.6,
    }),
  );
  let rays = '';
  for (let ray = -2; ray <= 2; ray += 1) {
    rays += path`M${lamp.cx} ${lamp.cy}L${lamp.cx + ray * 22} ${frame.height + 12}`;
  }
  return rings.join('') + shape('path', 'trace', { 'stroke-width': 2, d: rays });
};
