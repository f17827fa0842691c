/**
 * Breakpoints of page layouts in px: one column with a bottom bar up to `phoneMax`, two from
 * `twoColumns`, three from `threeColumns`.
 * @see NAV-007
 */
export const BREAKPOINTS = { phoneMax: 767, twoColumns: 768, threeColumns: 1200 } as const;

/** Breakpoints in px for container queries. */
export const CONTAINERS = { narrow: 480, tableRows: 600 } as const;

/** Media queries by name, for `@media` in a `*.css.ts`. */
export const media = {
  phone: `(max-width: ${BREAKPOINTS.phoneMax}px)`,
  twoColumns: `(min-width: ${BREAKPOINTS.twoColumns}px)`,
  /** Main column at most half a tablet wide. */
  belowThreeColumns: `(max-width: ${BREAKPOINTS.threeColumns - 1}px)`,
  threeColumns: `(min-width: ${BREAKPOINTS.threeColumns}px)`,
  touch: `(max-width: ${BREAKPOINTS.phoneMax}px), (pointer: coarse)`,
  hover: '(hover: hover)',
} as const;

/** Container queries by name, for `@container` in a `*.css.ts`. */
export const container = {
  narrow: `(max-width: ${CONTAINERS.narrow}px)`,
  tableRows: `(max-width: ${CONTAINERS.tableRows}px)`,
} as const;
