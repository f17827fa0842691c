import { path, polygon } from '../path-data';
import type { Point } from '../svg';

/** A conical flask. */
export interface Flask {
  /** Middle of its floor. */
  foot: Point;
  /** Half the width of its floor. */
  half: number;
  tall: number;
}

const NECK_SHARE = 0.24;
const SHOULDER = 0.66;

/** Returns half the width of a flask at a share of its height, from 0 at the floor. */
export function flaskHalf({ half }: Flask, share: number): number {
  const neck = half * NECK_SHARE;
  return share >= SHOULDER ? neck : half - (half - neck) * (share / SHOULDER);
}

/** Returns path data of its glass, open at the rim. */
export function flaskPath(flask: Flask): string {
  const { foot, half, tall } = flask;
  const [x, y] = foot;
  const neck = half * NECK_SHARE;
  const shoulder = y - tall * SHOULDER;
  const top = y - tall;
  return path`M${x - neck * 1.5} ${top}h${neck * 3}M${x - neck} ${top}V${shoulder}L${x - half} ${y}H${x + half}L${x + neck} ${shoulder}V${top}`;
}

/** Returns path data of its content up to a share of its height, below the shoulder. */
export function flaskContent(flask: Flask, level: number): string {
  const { foot, half, tall } = flask;
  const [x, y] = foot;
  const upper = flaskHalf(flask, level);
  return polygon([
    [x - half, y],
    [x - upper, y - tall * level],
    [x + upper, y - tall * level],
    [x + half, y],
  ]);
}
