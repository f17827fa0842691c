import { path, rectangle } from '../path-data';
import { randomBetween, randomIndex } from '../seeded-random';
import { type Frame, shape } from '../svg';
import type { Draw } from './motif';

const LIT_EVERY = 7;

interface Chip {
  cx: number;
  cy: number;
  half: number;
  pins: number;
}

/** Device: a package on its board, with pins on four sides and traces that run off to the edge. */
export const chipPlate: Draw = (frame, random) => {
  const half = frame.height * randomBetween(random, 0.19, 0.25);
  const chip: Chip = {
    cx: frame.width * randomBetween(random, 0.38, 0.62),
    cy: frame.height * randomBetween(random, 0.44, 0.56),
    half,
    pins: 6 + randomIndex(random, 5),
  };
  const { cx, cy } = chip;
  const lit = randomIndex(random, LIT_EVERY);
  const traces = boardTraces(chip, frame);
  const plain = traces.filter((_, index) => index % LIT_EVERY !== lit).join('');
  const bright = traces.filter((_, index) => index % LIT_EVERY === lit).join('');
  let hatches = '';
  const rules = 24;
  for (let rule = 1; rule < rules; rule += 1) {
    const thickness = 0.4 + 3 * (rule / rules) ** 2;
    hatches += rectangle(
      cx - half,
      cy - half + (2 * half * rule) / rules - thickness / 2,
      2 * half,
      thickness,
    );
  }
  const die = half * 0.42;
  return (
    shape('path', 'line', { 'stroke-width': 1.3, d: plain }) +
    shape('path', 'trace', { 'stroke-width': 2.6, d: bright }) +
    shape('path', 'ground', { d: rectangle(cx - half, cy - half, 2 * half, 2 * half) }) +
    shape('path', 'ink', { d: hatches }) +
    shape('path', 'line', { 'stroke-width': 2.4, d: rectangle(cx - half, cy - half, 2 * half, 2 * half) }) +
    shape('path', 'accent', { d: rectangle(cx - die, cy - die, 2 * die, 2 * die) }) +
    shape('circle', 'ground', { cx: cx - half * 0.76, cy: cy - half * 0.76, r: half * 0.08 })
  );
};

/** Draws traces from each pin: straight out, then at 45 degrees, then on to the edge of the board. */
function boardTraces({ cx, cy, half, pins }: Chip, { width, height }: Frame): string[] {
  const traces: string[] = [];
  for (let pin = 0; pin < pins; pin += 1) {
    const place = ((pin + 0.5) / pins - 0.5) * 2;
    const along = place * half * 0.92;
    const out = half * (0.35 + 0.5 * (1 - Math.abs(place)));
    const aside = place * half * 0.95;
    const over = Math.abs(aside);
    traces.push(
      path`M${cx + along} ${cy - half}v${-out}l${aside} ${-over}V-4`,
      path`M${cx + along} ${cy + half}v${out}l${aside} ${over}V${height + 4}`,
      path`M${cx - half} ${cy + along}h${-out}l${-over} ${aside}H-4`,
      path`M${cx + half} ${cy + along}h${out}l${over} ${aside}H${width + 4}`,
    );
  }
  return traces;
}
