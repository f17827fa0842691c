import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

/** Gone where there is room for the panel, which holds the same. */
export const network = style(
  feature({
    marginBlockEnd: vars.space.lg,
    '@media': { [media.threeColumns]: { display: 'none' } },
  }),
);
