import { pickOne, randomBetween } from '../seeded-random';
import { shape } from '../svg';
import { dropPath } from './drop-path';
import type { Draw } from './motif';

/** A drop over two or three rings. */
export const liquidThumb: Draw = ({ width, height }, random) => {
  const cx = width / 2 + randomBetween(random, -4, 4);
  const cy = height * 0.76;
  const radius = randomBetween(random, 7.4, 9);
  const count = pickOne(random, [2, 3]);
  const first = randomBetween(random, 11, 14);
  const rings = Array.from({ length: count }, (_, ring) =>
    shape('ellipse', 'line', {
      cx,
      cy,
      rx: first + ring * (count === 2 ? 12 : 9),
      ry: (first + ring * (count === 2 ? 12 : 9)) * 0.32,
      'stroke-width': 1.8,
    }),
  );
  return rings.join('') + shape('path', 'accent', { d: dropPath([cx, cy - radius * 1.7], radius) });
};
