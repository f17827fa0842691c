import { path } from '../path-data';
import { randomBetween, randomIndex } from '../seeded-random';
import { shape } from '../svg';
import type { Draw } from './motif';

const SHADES = 15;

/** Gas: bottles in a row, shaded as cylinders, the shoulder of some in the hue of the sector. */
export const gasPlate: Draw = ({ width, height }, random) => {
  const bottle = width / randomBetween(random, 4.6, 6.4);
  const pitch = bottle * 1.14;
  const lit = randomIndex(random, 3);
  let drawn = '';
  let x = -random() * bottle;
  for (let index = 0; x < width; index += 1, x += pitch) {
    const top = height * (0.2 + (index % 2) * 0.05) + random() * height * 0.06;
    drawn += bottleAt(x, top, bottle, height, index % 3 === lit);
  }
  return drawn;
};

function bottleAt(left: number, top: number, width: number, bottom: number, isLit: boolean): string {
  const shoulder = width * 0.62;
  let shades = '';
  for (let shade = 1; shade < SHADES; shade += 1) {
    const across = shade / SHADES;
    // The light falls from the upper left.
    const thickness = 0.4 + 3.2 * Math.abs(across - 0.36) ** 1.4;
    const x = left + width * across;
    const fall = shoulder * (1 - Math.sqrt(1 - (2 * across - 1) ** 2)) + (isLit ? shoulder * 0.9 : 0);
    shades += path`M${x - thickness / 2} ${top + fall}h${thickness}V${bottom}h${-thickness}Z`;
  }
  const radius = width / 2;
  const body = path`M${left} ${bottom + 2}V${top + shoulder}A${radius} ${shoulder} 0 0 1 ${left + width} ${top + shoulder}V${bottom + 2}Z`;
  const collar = path`M${left} ${top + shoulder}A${radius} ${shoulder} 0 0 1 ${left + width} ${top + shoulder}v${shoulder * 0.35}h${-width}Z`;
  const middle = left + radius;
  const neck = width * 0.11;
  const valve = path`M${middle - neck} ${top + 2}v${-width * 0.16}h${-neck * 0.7}v${-width * 0.14}h${neck * 3.4}v${width * 0.14}h${-neck * 0.7}v${width * 0.16}Z`;
  const wheel = path`M${middle - neck * 1.9} ${top - width * 0.36}h${neck * 3.8}v${width * 0.07}h${-neck * 3.8}Z`;
  return (
    shape('path', 'ink', { d: shades + valve + wheel }) +
    (isLit ? shape('path', 'accent', { d: collar }) : '') +
    shape('path', 'line', { 'stroke-width': 1.6, d: body })
  );
}
