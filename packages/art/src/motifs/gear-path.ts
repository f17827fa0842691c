import { polygon } from '../path-data';
import type { Point } from '../svg';

/** Returns path data of a toothed wheel. `reach` is the radius at the tips, `turn` an angle in radians. */
export function gearPath(
  [x, y]: Point,
  { reach, teeth, turn }: { reach: number; teeth: number; turn: number },
): string {
  const root = reach * (1 - 2.2 / teeth);
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    for (const [share, radius] of [
      [-0.32, root],
      [-0.17, reach],
      [0.17, reach],
      [0.32, root],
    ] as const) {
      const angle = turn + ((tooth + share) * 2 * Math.PI) / teeth;
      points.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    }
  }
  return polygon(points);
}
