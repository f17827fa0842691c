import { path } from '../path-data';
import { randomBetween } from '../seeded-random';
import { shape } from '../svg';
import { blockFaces } from './block-faces';
import type { Draw } from './motif';

const HATCHES = 7;
const LIT_SHARE = 0.16;

/** Assembly: blocks of several heights, joined on a floor as modules of a plant are. */
export const blocksPlate: Draw = ({ width, height }, random) => {
  const half = width / randomBetween(random, 8.5, 12);
  const rise = half * 0.55;
  let drawn = '';
  for (let row = 0, y = -rise; y < height + half * 3; row += 1, y += rise) {
    for (let x = row % 2 === 0 ? 0 : half; x <= width + half; x += 2 * half) {
      const tall = half * (0.5 + 1.8 * random() ** 2);
      const { top, left, right } = blockFaces([x, y - tall], half, rise, tall);
      let hatches = '';
      for (let hatch = 1; hatch < HATCHES; hatch += 1) {
        const along = (half * hatch) / HATCHES;
        hatches += path`M${x - half + along} ${y - tall + (rise * hatch) / HATCHES}v${tall}`;
      }
      drawn +=
        shape('path', 'ground', { d: left + right }) +
        shape('path', random() < LIT_SHARE ? 'accent' : 'ground', { d: top }) +
        shape('path', 'line', { 'stroke-width': 1.1, d: hatches }) +
        shape('path', 'line', { 'stroke-width': 1.4, d: top + left + right });
    }
  }
  return drawn;
};
