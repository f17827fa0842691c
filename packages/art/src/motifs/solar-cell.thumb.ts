import { rectangularGrid } from '../grids';
import { chamferedSquare, path } from '../path-data';
import { pickOne } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

const FINGERS = 4;

/** Two or three rows of cells with their busbars. */
export const solarCellThumb: Draw = (frame, random) => {
  const rows = pickOne(random, [2, 3]);
  const pitch = frame.height / rows;
  const size = pitch - 3;
  const start = -random() * pitch * 0.6;
  const bars = pickOne(random, [2, 3]);
  let outlines = '';
  let busbars = '';
  let fingers = '';
  for (const { point } of rectangularGrid({ frame, start: [start, 0], columnStep: pitch, rowStep: pitch })) {
    const left = point[0] + 1.5;
    const top = point[1] + 1.5;
    outlines += chamferedSquare(left, top, size, pitch * 0.16);
    for (let bar = 1; bar <= bars; bar += 1) {
      busbars += path`M${left + (size * bar) / (bars + 1)} ${top}v${size}`;
    }
    for (let finger = 1; finger < FINGERS; finger += 1) {
      fingers += path`M${left + 1.5} ${top + (size * finger) / FINGERS}h${size - 3}`;
    }
  }
  return (
    shape('path', 'line', { 'stroke-width': 1.1, d: fingers }) +
    shape('path', 'line', { 'stroke-width': 1.8, d: outlines }) +
    shape('path', 'trace', { 'stroke-width': rows > 2 ? 1.5 : 2.2, d: busbars })
  );
};
