/** Where children stand across the direction in which they follow each other. */
export const LAYOUT_ALIGNS = ['start', 'center', 'end', 'stretch'] as const;
export type LayoutAlign = (typeof LAYOUT_ALIGNS)[number];

/** In a line, letters may stand on one base, too. */
export const INLINE_ALIGNS = [...LAYOUT_ALIGNS, 'baseline'] as const;
export type InlineAlign = (typeof INLINE_ALIGNS)[number];

/** Where children stand along the line, and what becomes of the room that they leave. */
export const INLINE_JUSTIFIES = ['start', 'center', 'end', 'space-between'] as const;
export type InlineJustify = (typeof INLINE_JUSTIFIES)[number];

/** Whether what has no room goes to a line of its own. */
export const INLINE_WRAPS = ['wrap', 'nowrap'] as const;
export type InlineWrap = (typeof INLINE_WRAPS)[number];
