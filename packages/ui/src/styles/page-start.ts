/**
 * Lines begin where those of the page do, although a text in another script has a direction of its own: names in Latin
 * letters stand below each other on the right of an Arabic page. To be spread into a style, and its `selectors` into its.
 */
export const pageStart = {
  textAlign: 'left',
  selectors: { '[dir="rtl"] &': { textAlign: 'right' } },
} as const;
