import { path, polygon } from '../path-data';
import { randomBetween, randomIndex } from '../seeded-random';
import { type Point, shape } from '../svg';
import type { Draw } from './motif';

const SHEETS = 7;
const HATCHES = 26;

/** Film, foil or layer: overlapping sheets, hatched by light, one in the hue of the sector. */
export const filmPlate: Draw = ({ width, height }, random) => {
  const half = width * randomBetween(random, 0.4, 0.5);
  const rise = half * randomBetween(random, 0.38, 0.5);
  const gap = height * randomBetween(random, 0.085, 0.115);
  const cx = width * randomBetween(random, 0.42, 0.58);
  const first = height / 2 + (SHEETS / 2) * gap - gap / 2;
  const lit = 1 + randomIndex(random, SHEETS - 2);
  const phase = random() * 4;
  let drawn = '';
  for (let sheet = 0; sheet < SHEETS; sheet += 1) {
    const cy = first - sheet * gap;
    const corners: Point[] = [
      [cx - half, cy],
      [cx, cy - rise],
      [cx + half, cy],
      [cx, cy + rise],
    ];
    const outline = polygon(corners);
    let hatches = '';
    for (let hatch = 1; hatch < HATCHES; hatch += 1) {
      const along = hatch / HATCHES;
      const thickness = 0.3 + 2.2 * (0.5 + 0.5 * Math.sin(phase + sheet * 0.8 + along * 6)) ** 2;
      const x = cx - half + half * along;
      const y = cy - rise * along;
      hatches += path`M${x} ${y - thickness / 2}l${half} ${rise}v${thickness}l${-half} ${-rise}Z`;
    }
    drawn +=
      shape('path', sheet === lit ? 'accent' : 'ground', { d: outline }) +
      (sheet === lit ? '' : shape('path', 'ink', { d: hatches })) +
      shape('path', 'line', { 'stroke-width': 1.4, d: outline });
  }
  return drawn;
};
