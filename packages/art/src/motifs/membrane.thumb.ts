import { staggeredGrid } from '../grids';
import { hexagon } from '../path-data';
import { pickOne, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** Hexagons of a membrane, some of them doubled, some with a core in the hue of the sector. */
export const membraneThumb: Draw = (frame, random) => {
  const radius = pickOne(random, [11, 13, 16]);
  const columnStep = radius * Math.sqrt(3);
  const start = [random() * columnStep - columnStep, random() * radius - radius] as const;
  const lit = randomIndex(random, 4);
  let walls = '';
  let cores = '';
  staggeredGrid({ frame, start, columnStep, rowStep: radius * 1.5, margin: radius }).forEach(
    ({ point }, index) => {
      walls += hexagon(point, radius * 0.9);
      if (index % 2 === 1) walls += hexagon(point, radius * 0.52);
      if (index % 5 === lit) cores += hexagon(point, radius * 0.44);
    },
  );
  return shape('path', 'line', { 'stroke-width': 1.7, d: walls }) + shape('path', 'accent', { d: cores });
};
