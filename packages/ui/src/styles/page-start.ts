/**
 * Aligns text to the start of the page whatever the direction of the text itself: on an Arabic page, names in Latin
 * letters align to the right. Spread it into a style, and its `selectors` into the style's.
 */
export const pageStart = {
  textAlign: 'left',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
} as const;
