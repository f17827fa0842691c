/** Distance between levels in px. */
export const LEVEL_WIDTH = 180;
/** Distance between rows in px. */
export const ROW_HEIGHT = 60;

/** Minimum zoom for labels; below, they would be unreadable and rows are drawn as blocks. */
export const LABEL_ZOOM = 0.55;

/** Width in px of the tree of the root's own label before its bar. */
export const ROOT_LABEL_WIDTH = 172;

/** Width in px of the tree beyond the last level, for its labels. */
export const LAST_LABEL_WIDTH = 160;

/** Size in px of the tree of the block that replaces an unreadable label. */
export const BLOCK = { width: 116, height: 34, cap: 5 } as const;

/** Rounds a distance in px to device pixels, on which texts and fine lines are sharp. */
export function snap(value: number): number {
  return Math.round(value * devicePixelRatio) / devicePixelRatio;
}
