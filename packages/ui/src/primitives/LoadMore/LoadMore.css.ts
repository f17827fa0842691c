import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const loadMore = style(
  primitive({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: vars.size.control.small,
    paddingBlockStart: '10px',
    boxSizing: 'content-box',
    color: vars.color.text.secondary,
    fontSize: vars.font.size[13],
    fontVariantNumeric: 'tabular-nums',
  }),
);
