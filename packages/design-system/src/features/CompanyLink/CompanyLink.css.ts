import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

const { space } = vars;

export const badge = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  }),
);
