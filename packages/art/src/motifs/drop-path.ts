import { path } from '../path-data';
import type { Point } from '../svg';

/** Returns path data of a falling drop, from the center of its round part. */
export function dropPath([x, y]: Point, radius: number): string {
  return path`M${x} ${y - radius * 2.1}C${x + radius * 0.2} ${y - radius * 1.3} ${x + radius} ${y - radius * 0.7} ${x + radius} ${y}A${radius} ${radius} 0 0 1 ${x - radius} ${y}C${x - radius} ${y - radius * 0.7} ${x - radius * 0.2} ${y - radius * 1.3} ${x} ${y - radius * 2.1}Z`;
}
