/** Preferred side of the anchor: below, above, or beside it in reading direction. */
export const FLOAT_SIDES = ['below', 'above', 'start', 'end'] as const;
export type FloatSide = (typeof FLOAT_SIDES)[number];

/** Edges of anchor and float that are aligned. */
export const FLOAT_ALIGNS = ['start', 'center', 'end'] as const;
export type FloatAlign = (typeof FLOAT_ALIGNS)[number];

export interface FloatPlacement {
  /** Default `below`. */
  side?: FloatSide;
  /** Default `start`. */
  align?: FloatAlign;
  /** Gap between anchor and float in px. Default 4. */
  gap?: number;
  /** `anchor` makes it as wide as its anchor. Default `content`. */
  width?: 'content' | 'anchor';
}

/** Minimum distance in px between a float and the edge of the viewport. */
export const EDGE_PX = 8;

/** Centre of the anchor, in px from the float's start or top: for an arrow. */
export const ARROW_PROPERTY = '--mr-float-arrow';
