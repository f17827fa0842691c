/** A product at one end of the strip. */
export interface StripEnd {
  name: string;
  sector: string | null;
}

/** The figure's own px; it scales with its place. */
export const STRIP = { width: 300, height: 216, labelWidth: 86, barWidth: 6, strands: 5 } as const;

/** One strand: where it runs and how wide it is. The middle one of each bundle carries the sector's hue. */
export interface Strand {
  d: string;
  width: number;
  isMiddle: boolean;
}

/** All that is drawn for one input or use. */
export interface Bundle {
  strands: readonly Strand[];
  /** The dash at the outer end. */
  cap: string;
  /** Vertical middle of the outer end. */
  y: number;
}

/** px between two strands at the outer end, and at most at the bar. */
const OUTER_GAP = 2.6;
const INNER_GAP = 4;
/** Share of the height that the bar may take. */
const BAR_SHARE = 0.4;

/** Where a side's bundles begin or end: `inputs` stand where reading starts. */
export function outerEdge(side: 'inputs' | 'uses', isRightToLeft: boolean): number {
  const { width, labelWidth } = STRIP;
  return (side === 'inputs') === isRightToLeft ? width - labelWidth : labelWidth;
}

/** Bundles of one side: `inputs` run from the start into the bar, `uses` from it to the end. */
export function drawSide(count: number, side: 'inputs' | 'uses', isRightToLeft = false): Bundle[] {
  const { width, height, strands } = STRIP;
  const outer = outerEdge(side, isRightToLeft);
  const inner = width / 2;
  const gap = innerGap(count);
  return Array.from({ length: count }, (_, index) => {
    const y = (height * (index + 0.5)) / count;
    return {
      y,
      cap: `M${outer} ${round(y - 9)}V${round(y + 9)}`,
      strands: Array.from({ length: strands }, (__, strand) => {
        const outerY = y + (strand - (strands - 1) / 2) * OUTER_GAP;
        const innerY = height / 2 + (index * strands + strand - (count * strands - 1) / 2) * gap;
        return {
          d: curve(outer, outerY, inner, innerY),
          width: strandWidth(strand),
          isMiddle: strand === (strands - 1) / 2,
        };
      }),
    };
  });
}

/** Height of the bar that stands for the product, for the fuller of its sides. */
export function barHeight(inputs: number, uses: number): number {
  const span = (count: number) => count * STRIP.strands * innerGap(count);
  return round(Math.max(span(inputs), span(uses), 40) + 14);
}

function innerGap(count: number): number {
  return Math.min(INNER_GAP, (STRIP.height * BAR_SHARE) / Math.max(1, count * STRIP.strands));
}

function strandWidth(strand: number): number {
  const middle = (STRIP.strands - 1) / 2;
  const outwards = Math.abs(strand - middle) / middle;
  return outwards === 0 ? 1.8 : round(0.55 + 0.9 * outwards ** 1.5);
}

function curve(fromX: number, fromY: number, toX: number, toY: number): string {
  const bend = (fromX + toX) / 2;
  return `M${fromX} ${round(fromY)}C${bend} ${round(fromY)} ${bend} ${round(toY)} ${toX} ${round(toY)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
