/** Alignment of children on the cross axis. */
export const LAYOUT_ALIGNS = ['start', 'center', 'end', 'stretch'] as const;
export type LayoutAlign = (typeof LAYOUT_ALIGNS)[number];

/** In a row, children may also be aligned by baseline. */
export const INLINE_ALIGNS = [...LAYOUT_ALIGNS, 'baseline'] as const;
export type InlineAlign = (typeof INLINE_ALIGNS)[number];

/** Alignment of children on the main axis, and distribution of free space. */
export const INLINE_JUSTIFIES = ['start', 'center', 'end', 'space-between'] as const;
export type InlineJustify = (typeof INLINE_JUSTIFIES)[number];

/** Wrapping of children that do not fit. */
export const INLINE_WRAPS = ['wrap', 'nowrap'] as const;
export type InlineWrap = (typeof INLINE_WRAPS)[number];
