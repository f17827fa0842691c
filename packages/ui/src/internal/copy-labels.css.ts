import { style } from '@vanilla-extract/css';
import { feature } from '../styles/layers';

/** As wide as the longer of the two labels, to prevent layout shift after copying. */
export const labels = style(feature({ display: 'inline-grid', justifyItems: 'center' }));

export const label = style(
  feature({ gridArea: '1 / 1', selectors: { '&[data-state="off"]': { visibility: 'hidden' } } }),
);
