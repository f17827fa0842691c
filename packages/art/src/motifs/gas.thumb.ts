import { path } from '../path-data';
import { pickOne, randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

/** Two or three bottles, one of them in the hue of the sector. */
export const gasThumb: Draw = ({ width, height }, random) => {
  const count = pickOne(random, [2, 3]);
  const bottle = count === 2 ? 17 : 12;
  const pitch = bottle + 3.4;
  const lit = randomIndex(random, count);
  let plain = '';
  let accent = '';
  let valves = '';
  for (let index = 0; index < count; index += 1) {
    const left = width / 2 + (index - count / 2) * pitch + 1.7;
    const top = height * randomBetween(random, 0.24, 0.36);
    const radius = bottle / 2;
    const body = path`M${left} ${height - 4}V${top + radius}a${radius} ${radius} 0 0 1 ${bottle} 0V${height - 4}Z`;
    if (index === lit) accent += body;
    else plain += body;
    valves += path`M${left + radius - 3} ${top - 4.5}h6v2h-1.5v3h-3v-3h-1.5Z`;
  }
  return (
    shape('path', 'line', { 'stroke-width': 2, d: plain }) +
    shape('path', 'accent', { d: accent }) +
    shape('path', 'ink', { d: valves })
  );
};
