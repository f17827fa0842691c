/**
 * Globals of a story whose play function looks at what needs room, such as the heads of columns: Storybook shows it at
 * this width whatever its toolbar says.
 */
export const wideViewport = { viewport: { value: 'desktop', isRotated: false } };
