import { randomBetween } from '../seeded-random';
import { shape } from '../svg';
import { type Flask, flaskContent, flaskPath } from './flask-path';
import type { Draw } from './motif';

/** A flask; its content is in the hue of the sector. */
export const flaskThumb: Draw = ({ width, height }, random) => {
  const flask: Flask = {
    foot: [width / 2, height - 5],
    half: randomBetween(random, 16, 19),
    tall: randomBetween(random, 34, 38),
  };
  return (
    shape('path', 'accent', { d: flaskContent(flask, randomBetween(random, 0.24, 0.5)) }) +
    shape('path', 'line', { 'stroke-width': 2.2, 'stroke-linejoin': 'round', d: flaskPath(flask) })
  );
};
