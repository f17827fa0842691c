import { path } from '../path-data';
import { pickOne } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** A preform with its face at the left, drawn to a fiber at the right edge. */
export const preformThumb: Draw = (frame, random) => {
  const lines = pickOne(random, [6, 7, 8]);
  const neck = pickOne(random, [34, 40, 46]);
  const middle = frame.height / 2;
  let data = '';
  for (let line = 0; line <= lines; line += 1) {
    const start = middle - 17 + (34 * line) / lines;
    const end = middle - 2 + (4 * line) / lines;
    data += path`M10 ${start}H20C${neck} ${start} ${neck - 6} ${end} ${frame.width} ${end}`;
  }
  const center = { cx: 11, cy: middle };
  return (
    shape('path', 'line', { 'stroke-width': 1.7, d: data }) +
    shape('ellipse', 'ground', { ...center, rx: 7, ry: 18 }) +
    shape('ellipse', 'line', { ...center, rx: 7, ry: 18, 'stroke-width': 1.8 }) +
    shape('ellipse', 'trace', { ...center, rx: 4, ry: 11, 'stroke-width': 2.4 }) +
    shape('ellipse', 'accent', { ...center, rx: 1.6, ry: 4.4 })
  );
};
