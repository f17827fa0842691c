/**
 * Globals of a story whose play function looks at what needs room, such as the heads of columns: Storybook shows it at
 * this width whatever its toolbar says. Its tag `wide-only` tells `npm run plays` so.
 */
export const wideViewport = { viewport: { value: 'desktop', isRotated: false } };
