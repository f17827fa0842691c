import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const list = style(
  feature({
    display: 'grid',
    gap: vars.space.md,
    margin: 0,
    paddingBlockStart: vars.space.sm,
    paddingInline: 0,
    listStyle: 'none',
  }),
);
