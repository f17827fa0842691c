import type { ChainGeometry } from '../ValueChainStrip';

/**
 * Drawing between the two columns of names. It is stretched to the available width with non-scaling strokes, so its
 * own width is arbitrary.
 */
export const PLATE = {
  width: 1000,
  height: 400,
  labelWidth: 2,
  strands: 13,
  outerGap: 3.6,
  innerGap: 3,
  barShare: 0.36,
  capReach: 26,
} as const satisfies ChainGeometry;
