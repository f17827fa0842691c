import { path } from '../path-data';
import { shape } from '../svg';

/** Edge of an emblem, in units of the drawing. */
export const EMBLEM_SIZE = 40;

const MIDDLE = EMBLEM_SIZE / 2;

/**
 * Draws a mark on a square of 40 units, with about 4 units of margin.
 *
 * @param count Number of strokes: 4, 6 or 8.
 * @param strokeWidth Stroke width that suits the count; a mark may increase it.
 */
export type Mark = (count: number, strokeWidth: number) => string;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const strokes = (strokeWidth: number, data: string) =>
  shape('path', 'line', { 'stroke-width': strokeWidth, d: data });

/** Circles that touch near the lower left. */
const eccentricRings: Mark = (count, strokeWidth) =>
  numbers(count)
    .map((index) => {
      const share = (index + 1) / count;
      return shape('circle', 'line', {
        cx: 15 + 5 * share,
        cy: 23 - 6 * share,
        r: 15.5 * share,
        'stroke-width': strokeWidth,
      });
    })
    .join('');

/** Bars that rise to the right. */
const risingBars: Mark = (count, strokeWidth) =>
  strokes(
    strokeWidth * 1.5,
    numbers(count)
      .map((index) => path`M${5 + (30 * (index + 0.5)) / count} 35V${35 - (30 * (index + 1)) / count}`)
      .join(''),
  );

/** Converging lines, as in the site's logo. */
const narrowingFlow: Mark = (count, strokeWidth) =>
  strokes(
    strokeWidth,
    numbers(count)
      .map((index) => {
        const wide = 5 + (30 * index) / (count - 1);
        const narrow = MIDDLE + (index - (count - 1) / 2) * 2.4;
        return path`M4 ${wide}C18 ${wide} 16 ${narrow} 36 ${narrow}`;
      })
      .join(''),
  );

/** Half hexagons inside one another, closed by the other half of the outermost. */
const halfOpenHexagon: Mark = (count, strokeWidth) => {
  const halves = numbers(count - 1).map((index) => {
    const radius = 16 * (1 - index / count);
    const side = MIDDLE + radius * 0.87;
    return path`M20 ${MIDDLE - radius}L${side} ${MIDDLE - radius / 2}V${MIDDLE + radius / 2}L20 ${MIDDLE + radius}`;
  });
  return strokes(strokeWidth, `${halves.join('')}M20 4L6 12V28L20 36`);
};

/** Right angles inside one another. */
const nestedCorners: Mark = (count, strokeWidth) =>
  strokes(
    strokeWidth,
    numbers(count)
      .map((index) => {
        const reach = 8 + (28 * index) / count;
        return path`M4 ${reach}H${reach}V4`;
      })
      .join(''),
  );

/** A disc of level lines, every second one cut short at the left. */
const cutDisc: Mark = (count, strokeWidth) =>
  strokes(
    strokeWidth * 1.3,
    numbers(count)
      .map((index) => {
        const y = 6 + (28 * (index + 0.5)) / count;
        const halfChord = 15 * Math.sqrt(Math.max(0.04, 1 - ((y - MIDDLE) / 15) ** 2));
        return path`M${MIDDLE - halfChord * (index % 2 === 1 ? 1 : 0.45)} ${y}H${MIDDLE + halfChord}`;
      })
      .join(''),
  );

/** Quarter circles around the lower left corner. */
const quarterWaves: Mark = (count, strokeWidth) =>
  strokes(
    strokeWidth,
    numbers(count)
      .map((index) => {
        const radius = (32 * (index + 1)) / count;
        return path`M4 ${36 - radius}A${radius} ${radius} 0 0 1 ${4 + radius} 36`;
      })
      .join(''),
  );

/** Parallel strokes that lean to the right. */
const slantedStrokes: Mark = (count, strokeWidth) =>
  strokes(
    strokeWidth * 1.2,
    numbers(count)
      .map((index) => path`M${4 + (22 * index) / count} 35L${14 + (24 * index) / count} 5`)
      .join(''),
  );

/** A screen of dots that grow to the lower right. */
const dotScreen: Mark = (count) => {
  const side = count - 2;
  const pitch = 30 / side;
  return numbers(side * side)
    .map((index) => {
      const column = index % side;
      const row = Math.floor(index / side);
      return shape('circle', 'ink', {
        cx: 5 + pitch * (column + 0.5),
        cy: 5 + pitch * (row + 0.5),
        r: (12 / side) * (0.3 + (0.9 * (column + row)) / (2 * side)),
      });
    })
    .join('');
};

/** Bent lines above one another. */
const steppedWaves: Mark = (count, strokeWidth) =>
  strokes(
    strokeWidth,
    numbers(count)
      .map((index) => {
        const y = (26 * index) / (count - 1);
        return path`M4 ${8 + y}L14 ${4 + y}L24 ${8 + y}H36`;
      })
      .join(''),
  );

/** All marks. The order is part of the output: reordering would change existing emblems. */
export const MARKS: readonly Mark[] = [
  eccentricRings,
  risingBars,
  narrowingFlow,
  halfOpenHexagon,
  nestedCorners,
  cutDisc,
  quarterWaves,
  slantedStrokes,
  dotScreen,
  steppedWaves,
];
