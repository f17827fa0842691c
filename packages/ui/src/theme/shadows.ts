/** Shadows of floating elements, by theme. */
export const SHADOWS = {
  light: { float: '0 1px 0 oklch(0.22 0.02 262 / 0.08), 0 8px 24px oklch(0.22 0.02 262 / 0.12)' },
  // On dark backgrounds a shadow is barely visible, so floating elements get a ring as well.
  dark: { float: '0 0 0 1px oklch(0.36 0.016 262), 0 12px 32px oklch(0.08 0.01 262 / 0.6)' },
} as const;
