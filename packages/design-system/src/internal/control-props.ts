/** Heights of controls: 32, 36 and 48 px; 44 and more on touch. The word means the same everywhere. */
export const CONTROL_SIZES = ['small', 'medium', 'large'] as const;
export type ControlSize = (typeof CONTROL_SIZES)[number];
