import { randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import { blockFaces } from './block-faces';
import type { Draw } from './motif';

/** Three blocks that stand together; the top of one is in the hue of the sector, left sides are dark. */
export const blocksThumb: Draw = ({ width, height }, random) => {
  const half = 11;
  const rise = 6;
  const lit = randomIndex(random, 3);
  const places = [
    [width / 2, height * 0.42],
    [width / 2 - half, height * 0.42 + rise],
    [width / 2 + half, height * 0.42 + rise],
  ] as const;
  return places
    .map(([x, y], index) => {
      const tall = randomBetween(random, 8, 17);
      const { top, left, right } = blockFaces([x, y + 13 - tall], half, rise, tall);
      return (
        shape('path', index === lit ? 'accent' : 'ground', { d: top }) +
        shape('path', 'ink', { d: left }) +
        shape('path', 'ground', { d: right }) +
        shape('path', 'line', { 'stroke-width': 1.7, d: top + left + right })
      );
    })
    .join('');
};
