/** Below this zoom labels could not be read: rows are drawn as blocks. */
export const LABEL_ZOOM = 0.55;

/** px of the tree that the root's own label takes before its bar. */
export const ROOT_LABEL_WIDTH = 172;

/** px of the tree beyond the last level that its labels take. */
export const LAST_LABEL_WIDTH = 160;
