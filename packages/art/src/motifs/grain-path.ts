import { polygon } from '../path-data';
import { type Random, randomBetween } from '../seeded-random';
import type { Point } from '../svg';

/** Returns path data of a grain: an irregular polygon of five corners. */
export function grainPath([x, y]: Point, size: number, random: Random): string {
  const turn = random() * Math.PI;
  return polygon(
    Array.from({ length: 5 }, (_, corner): Point => {
      const angle = turn + (corner * 2 * Math.PI) / 5;
      const reach = size * randomBetween(random, 0.75, 1.1);
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    }),
  );
}
