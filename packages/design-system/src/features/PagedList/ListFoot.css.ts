import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const foot = style(feature({ display: 'grid', gap: vars.space.xs }));

export const line = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.sm,
    minBlockSize: vars.size.control.small,
    paddingBlockStart: vars.space.xs,
    color: vars.color.text.secondary,
    fontSize: vars.font.size[13],
  }),
);
