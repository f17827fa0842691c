import { path } from '../path-data';
import { pickOne, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** Waves of a lattice, layer upon layer, one of them in the hue of the sector. */
export const gyroidThumb: Draw = (frame, random) => {
  const layers = pickOne(random, [5, 6, 7]);
  const phase = random() * 6;
  const lit = randomIndex(random, layers);
  const spacing = frame.height / layers;
  return Array.from({ length: layers }, (_, layer) => {
    const swing = 3 + spacing * 0.34 * Math.sin(layer * 1.9 + phase);
    return shape('path', layer === lit ? 'trace' : 'line', {
      'stroke-width': 2 + 2.4 * Math.abs(Math.sin(layer * 1.3 + phase)),
      d: path`M-8 ${spacing * (layer + 0.5)}q10 ${-2 * swing} 20 0t20 0t20 0t20 0`,
    });
  }).join('');
};
