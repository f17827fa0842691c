/** Where a float opens, seen from its anchor, if there is room: below, above, or beside it in reading direction. */
export const FLOAT_SIDES = ['below', 'above', 'start', 'end'] as const;
export type FloatSide = (typeof FLOAT_SIDES)[number];

/** Which edges of anchor and float stand in line. */
export const FLOAT_ALIGNS = ['start', 'center', 'end'] as const;
export type FloatAlign = (typeof FLOAT_ALIGNS)[number];

export interface FloatPlacement {
  /** Default `below`. */
  side?: FloatSide;
  /** Default `start`. */
  align?: FloatAlign;
  /** px between anchor and float. Default 4. */
  gap?: number;
  /** `anchor` makes it as wide as its anchor. Default `content`. */
  width?: 'content' | 'anchor';
}

/** px that stay free between a float and the edge of what is seen. */
export const EDGE_PX = 8;

/** Where the middle of the anchor is, in px from the float's start or top: for an arrow. */
export const ARROW_PROPERTY = '--mr-float-arrow';
