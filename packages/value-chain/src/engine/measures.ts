/** px from one level to the next. */
export const LEVEL_WIDTH = 180;
/** px from one row to the next. */
export const ROW_HEIGHT = 60;

/** Below this zoom labels could not be read: rows are drawn as blocks. */
export const LABEL_ZOOM = 0.55;

/** px of the tree that the root's own label takes before its bar. */
export const ROOT_LABEL_WIDTH = 172;

/** px of the tree beyond the last level that its labels take. */
export const LAST_LABEL_WIDTH = 160;

/** px of the tree: what stands for a label where labels are too small to read. */
export const BLOCK = { width: 116, height: 34, cap: 5 } as const;

/** A distance in px, to whole pixels of the screen: texts and fine lines are sharp on them. */
export function snap(value: number): number {
  return Math.round(value * devicePixelRatio) / devicePixelRatio;
}
