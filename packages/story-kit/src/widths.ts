/**
 * Globals of a story whose play function needs a certain width, for example for column heads: Storybook uses it
 * whatever its toolbar is set to.
 */
export const wideViewport = { viewport: { value: 'desktop', isRotated: false } };
