/** A product at one end of the strip. */
export interface StripEnd {
  name: string;
  sector: string | null;
}

/** Dimensions of a drawing of bundles that merge and split, in its own px. */
export interface ChainGeometry {
  width: number;
  height: number;
  /** Width reserved for names on either side. */
  labelWidth: number;
  /** Number of strands per bundle. */
  strands: number;
  /** Distance of strands at the outer end, and its maximum at the bar. */
  outerGap: number;
  innerGap: number;
  /** Maximum height of the bar as a share of the drawing. */
  barShare: number;
  /** Half the length of the dash at the outer end. */
  capReach: number;
}

/** Dimensions of the strip in its own px; it scales with its container. */
export const STRIP = {
  width: 300,
  height: 216,
  labelWidth: 86,
  barWidth: 6,
  strands: 5,
  outerGap: 2.6,
  innerGap: 4,
  barShare: 0.4,
  capReach: 9,
} as const satisfies ChainGeometry & { barWidth: number };

/** Path and width of a strand. The middle strand of each bundle has the colour of the sector. */
export interface Strand {
  d: string;
  width: number;
  isMiddle: boolean;
}

/** Paths of one input or application. */
export interface Bundle {
  strands: readonly Strand[];
  /** The dash at the outer end. */
  cap: string;
  /** Vertical centre of the outer end. */
  y: number;
}

/** Side of the drawing: `inputs` are at the start of the reading direction. */
export function outerEdge(
  side: 'inputs' | 'uses',
  isRightToLeft: boolean,
  { width, labelWidth }: ChainGeometry = STRIP,
): number {
  return (side === 'inputs') === isRightToLeft ? width - labelWidth : labelWidth;
}

/** Returns the bundles of one side: `inputs` run from the start into the bar, `uses` from it to the end. */
export function drawSide(
  count: number,
  side: 'inputs' | 'uses',
  isRightToLeft = false,
  geometry: ChainGeometry = STRIP,
): Bundle[] {
  const { width, height, strands, outerGap, capReach } = geometry;
  const outer = outerEdge(side, isRightToLeft, geometry);
  const inner = width / 2;
  const gap = innerGap(count, geometry);
  return Array.from({ length: count }, (_, index) => {
    const y = (height * (index + 0.5)) / count;
    return {
      y,
      cap: `M${outer} ${round(y - capReach)}V${round(y + capReach)}`,
      strands: Array.from({ length: strands }, (__, strand) => {
        const outerY = y + (strand - (strands - 1) / 2) * outerGap;
        const innerY = height / 2 + (index * strands + strand - (count * strands - 1) / 2) * gap;
        return {
          d: curve(outer, outerY, inner, innerY),
          width: strandWidth(strand, strands),
          isMiddle: strand === (strands - 1) / 2,
        };
      }),
    };
  });
}

/** Returns the height of the product's bar, for the side with more strands. */
export function barHeight(inputs: number, uses: number, geometry: ChainGeometry = STRIP): number {
  const span = (count: number) => count * geometry.strands * innerGap(count, geometry);
  return round(Math.max(span(inputs), span(uses), 40) + 14);
}

function innerGap(count: number, { height, strands, innerGap: most, barShare }: ChainGeometry): number {
  return Math.min(most, (height * barShare) / Math.max(1, count * strands));
}

function strandWidth(strand: number, strands: number): number {
  const middle = (strands - 1) / 2;
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
