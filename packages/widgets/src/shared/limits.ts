/**
 * Maximum number of cards per request. An article's script requests all cards near the viewport at once, which are far
 * fewer; the suite, which also paints lists of buttons, up to a hundred, because proxies limit URLs to 8 KB.
 */
export const BATCH_MAX = 200;

/** Rows of a list, if the page sets no number. */
export const ROWS_DEFAULT = 5;

/** Maximum number of rows in versions that do not yet list it per element. */
export const ROWS_MAX = 20;

/** Height of a one-line element, in px. */
export const LOW_HEIGHT_PX = 44;

/** Heights of the lower layouts in px, by name; literals, because builds read this before any other package. */
export const LAYOUT_HEIGHTS_PX = { strip: 144, compact: 56 } as const;
