import { rectangle } from '../path-data';
import { pickOne, randomBetween } from '../seeded-random';
import { type Attributes, type Frame, type Point, shape } from '../svg';
import type { Draw } from './motif';

// Foil, separator, foil: the weights repeat every three turns.
const TURN_WEIGHTS = [2.1, 0.7, 1.2] as const;
const RULES = 60;

/** Lithium-ion: the end of a wound cell, foils and separators between straight flanks, before a ruled ground. */
export const jellyRollPlate: Draw = (frame, random) => {
  const { height } = frame;
  const flank = frame.width * randomBetween(random, 0.05, 0.11);
  const middle = frame.width * randomBetween(random, 0.46, 0.54);
  const turnCount = pickOne(random, [20, 23, 26, 29]);
  const accentEvery = pickOne(random, [4, 6, 9]);
  const spacing = (height * 0.42) / turnCount;
  const can = turn([middle, height / 2], flank, height * 0.46);
  const turns = Array.from({ length: turnCount }, (_, index) => {
    const number = turnCount - index;
    return shape('rect', number % accentEvery === 0 ? 'trace' : 'line', {
      ...turn([middle, height / 2], flank, spacing * number + 1.5),
      'stroke-width': ((TURN_WEIGHTS[number % TURN_WEIGHTS.length] ?? 1) * height) / 300,
    });
  });
  return (
    shape('path', 'ink', { opacity: '.55', d: ruledGround(frame) }) +
    shape('rect', 'ground', can) +
    shape('rect', 'line', { ...can, 'stroke-width': height / 110 }) +
    turns.join('')
  );
};

/** One turn of the winding: a rectangle with round ends around a point. */
function turn([x, y]: Point, flank: number, radius: number): Attributes {
  return {
    x: x - flank - radius,
    y: y - radius,
    width: 2 * (flank + radius),
    height: 2 * radius,
    rx: radius,
  };
}

function ruledGround({ width, height }: Frame): string {
  let data = '';
  for (let rule = 0; rule < RULES; rule += 1) {
    const thickness = 0.3 + 0.9 * Math.abs(Math.sin(rule * 0.21)) ** 3;
    data += rectangle((width * rule) / RULES, 0, thickness, height);
  }
  return data;
}
