import { rectangularGrid } from '../grids';
import { chamferedSquare, path, rectangle } from '../path-data';
import { pickOne } from '../seeded-random';
import { type Point, shape } from '../svg';
import type { Draw } from './motif';

const FINGERS = 22;
const CHAMFER = 0.13;
const MARGIN = 0.04;

/** Photovoltaic: cells with cut corners, finger lines across, busbars down in the hue of the sector. */
export const solarCellPlate: Draw = (frame, random) => {
  const pitch = frame.height / pickOne(random, [2.5, 3, 3.5, 4]);
  const phase = random() * 6;
  const busbarCount = pickOne(random, [2, 3, 4]);
  const start: Point = [-random() * 0.8 * pitch, 0];
  const size = pitch * (1 - 2 * MARGIN);
  const chamfer = pitch * CHAMFER;
  const cells = rectangularGrid({ frame, start, columnStep: pitch, rowStep: pitch });
  let outlines = '';
  let fingers = '';
  let busbars = '';
  for (const { point, column, row } of cells) {
    const corner: Point = [point[0] + pitch * MARGIN, point[1] + pitch * MARGIN];
    outlines += chamferedSquare(...corner, size, chamfer);
    fingers += fingerLines(corner, size, chamfer, column * 1.1 + row * 0.9 + phase);
    for (let busbar = 1; busbar <= busbarCount; busbar += 1) {
      busbars += path`M${corner[0] + (size * busbar) / (busbarCount + 1)} ${corner[1]}v${size}`;
    }
  }
  return (
    shape('path', 'ink', { d: fingers }) +
    shape('path', 'line', { d: outlines }) +
    shape('path', 'trace', { 'stroke-width': pitch / 34, d: busbars })
  );
};

/** Draws lines across one cell; their thickness swells once or twice from top to bottom, like a reflection. */
function fingerLines([left, top]: Point, size: number, chamfer: number, phase: number): string {
  let data = '';
  for (let finger = 1; finger < FINGERS; finger += 1) {
    const y = top + (size * finger) / FINGERS;
    const thickness = 0.3 + 1.5 * (0.5 + 0.5 * Math.sin(phase + finger * 0.16)) ** 2;
    const fromEdge = Math.min(finger, FINGERS - finger);
    const inset = fromEdge < 3 ? chamfer * (1 - fromEdge / 3) : 0;
    data += rectangle(left + inset, y - thickness / 2, size - 2 * inset, thickness);
  }
  return data;
}
