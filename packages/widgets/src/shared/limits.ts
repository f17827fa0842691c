/**
 * Most cards of one request. An article's script asks for all cards near the viewport at once, which are far fewer; the
 * suite, which also paints lists of buttons, for a hundred at a time, as proxies take addresses of 8 KB and less.
 */
export const BATCH_MAX = 200;

/** Rows of a list, where a page names no number. */
export const ROWS_DEFAULT = 5;

/** Rows at most of versions that do not say how many each list has, which were published before they did. */
export const ROWS_MAX = 20;

/** Height of an element that is one line high, in px. */
export const LOW_HEIGHT_PX = 44;

/** Heights of the lower layouts in px, by their names; written out, as builds read this before any other package. */
export const LAYOUT_HEIGHTS_PX = { strip: 144, compact: 56 } as const;
