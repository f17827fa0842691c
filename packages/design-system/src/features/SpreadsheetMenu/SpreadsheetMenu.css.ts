import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

const { space } = vars;

export const columns = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.md,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
