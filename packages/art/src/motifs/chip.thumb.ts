import { path, rectangle } from '../path-data';
import { pickOne, randomBetween } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** A package with two to four pins a side and its die in the hue of the sector. */
export const chipThumb: Draw = ({ width, height }, random) => {
  const pins = pickOne(random, [2, 3, 4]);
  const half = randomBetween(random, 12.5, 15);
  const die = half * randomBetween(random, 0.35, 0.56);
  const cx = width / 2;
  const cy = height / 2;
  let legs = '';
  for (let pin = 0; pin < pins; pin += 1) {
    const along = ((pin + 0.5) / pins - 0.5) * 2 * half * 0.9;
    legs += path`M${cx + along} ${cy - half}v-6M${cx + along} ${cy + half}v6M${cx - half} ${cy + along}h-6M${cx + half} ${cy + along}h6`;
  }
  return (
    shape('path', 'line', { 'stroke-width': 2.2, d: legs }) +
    shape('path', 'line', { 'stroke-width': 2.4, d: rectangle(cx - half, cy - half, 2 * half, 2 * half) }) +
    shape('path', 'accent', { d: rectangle(cx - die, cy - die, 2 * die, 2 * die) })
  );
};
