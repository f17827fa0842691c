import { rectangle } from '../path-data';
import { pickOne } from '../seeded-random';
import { type Point, shape } from '../svg';
import type { Draw } from './motif';
import { waferDies } from './wafer-dies';

/** A wafer with its dies, a quarter of them in the hue of the sector. */
export const waferThumb: Draw = (frame, random) => {
  const pitch = pickOne(random, [7, 8.5]);
  const center: Point = [frame.width / 2, frame.height / 2];
  let dies = '';
  let lit = '';
  for (const [x, y] of waferDies({ center, radius: 21.5, pitch })) {
    const die = rectangle(x + 1, y + 1, pitch - 2, pitch - 2);
    if (random() > 0.76) lit += die;
    else dies += die;
  }
  return (
    shape('path', 'ink', { d: dies }) +
    shape('path', 'accent', { d: lit }) +
    shape('circle', 'line', { cx: center[0], cy: center[1], r: 22.4, 'stroke-width': 1.8 })
  );
};
