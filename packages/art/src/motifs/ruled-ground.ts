import { path } from '../path-data';
import type { Frame } from '../svg';

const RULES = 56;

/** Returns path data of horizontal rules over the whole frame, like the sky of an engraving. */
export function ruledGround({ width, height }: Frame): string {
  let data = '';
  for (let rule = 0; rule < RULES; rule += 1) data += path`M0 ${(height * rule) / RULES}H${width}`;
  return data;
}
