import { path, polygon } from '../path-data';
import { randomBetween } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

const HATCHES = 15;
const LIT_SHARE = 0.12;

/** Solid in pieces: the ends of ingots, stacked like bricks, hatched more densely in shade. */
export const ingotsPlate: Draw = ({ width, height }, random) => {
  const rows = randomBetween(random, 3.6, 5.2);
  const rise = height / rows;
  const span = rise * randomBetween(random, 1.7, 2.1);
  const lean = span * 0.14;
  const light = width * randomBetween(random, 0.2, 0.8);
  const start = -random() * span;
  let outlines = '';
  let hatches = '';
  let filled = '';
  for (let row = 0, y = height - rise; y > -rise; row += 1, y -= rise) {
    for (let x = start - (row % 2) * (span / 2) - span; x < width + span; x += span) {
      const low = y + rise * 0.94;
      const high = y + rise * 0.08;
      const block = polygon([
        [x + 2, low],
        [x + lean, high],
        [x + span - lean, high],
        [x + span - 2, low],
      ]);
      outlines += block;
      if (random() < LIT_SHARE) {
        filled += block;
        continue;
      }
      const shade = Math.min(1, Math.abs(x + span / 2 - light) / width + random() * 0.35);
      const count = Math.round(4 + HATCHES * shade);
      for (let hatch = 1; hatch < count; hatch += 1) {
        const down = hatch / count;
        const inset = lean * (1 - down) + 3;
        hatches += path`M${x + inset} ${high + (low - high) * down}H${x + span - inset}`;
      }
    }
  }
  return (
    shape('path', 'accent', { d: filled }) +
    shape('path', 'line', { 'stroke-width': 0.9, d: hatches }) +
    shape('path', 'line', { 'stroke-width': 1.8, d: outlines })
  );
};
