import type { ChainGeometry } from '../ValueChainStrip';

/**
 * The drawing between the two columns of names. It is stretched to whatever room they leave, lines excepted, so that
 * its width is a mere scale.
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
