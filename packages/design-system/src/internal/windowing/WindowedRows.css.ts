import { style } from '@vanilla-extract/css';

export const windowedRows = style({
  // Rows keep their places by script, in every browser alike.
  overflowAnchor: 'none',
});

/** Its margins are its own: what a row is measured by holds them. */
export const windowedRow = style({ display: 'flow-root' });
