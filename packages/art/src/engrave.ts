import { polygon } from './path-data';
import type { Frame, Point } from './svg';

/** Parameters of an engraving. Lengths are in units of the drawing. */
export interface Engraving {
  frame: Frame;
  /** Distance between two lines. */
  gap: number;
  /** Distance between two samples along a line. */
  step: number;
  /** Darkness at a point, from 0, where the line breaks, to 1, where it almost touches its neighbours. */
  tone(x: number, y: number): number;
  /** Downward offset of a line from its straight course. */
  bend(x: number, y: number): number;
}

// Bent lines that start outside the frame may still enter it.
const OVERHANG = 0.2;
// At full darkness a line fills this share of the gap on either side, so that paper shows between lines.
const HALF_WIDTH_SHARE = 0.46;
const FAINTEST_TONE = 0.03;

/** Returns path data of roughly horizontal lines whose thickness represents the tone, as in an engraved plate. */
export function engrave(engraving: Engraving): string {
  const { frame, gap } = engraving;
  let data = '';
  for (let y = -OVERHANG * frame.height; y <= (1 + OVERHANG) * frame.height; y += gap) {
    data += engraveLine(engraving, y);
  }
  return data;
}

function engraveLine({ frame, gap, step, tone, bend }: Engraving, level: number): string {
  let data = '';
  let upper: Point[] = [];
  let lower: Point[] = [];
  const endStroke = () => {
    if (upper.length > 1) data += polygon([...upper, ...lower.reverse()]);
    upper = [];
    lower = [];
  };
  for (let x = -step; x <= frame.width + step; x += step) {
    const y = level + bend(x, level);
    const isInside = y >= -step && y <= frame.height + step;
    const darkness = isInside ? Math.min(1, tone(x, y)) : 0;
    if (darkness <= FAINTEST_TONE) {
      endStroke();
      continue;
    }
    const halfWidth = darkness * gap * HALF_WIDTH_SHARE;
    upper.push([x, y - halfWidth]);
    lower.push([x, y + halfWidth]);
  }
  endStroke();
  return data;
}
