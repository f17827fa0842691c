import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const foot = style(feature({ display: 'grid', gap: vars.space.xs, outline: 'none' }));

export const line = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space.sm,
    minBlockSize: vars.size.control.small,
    paddingBlockStart: vars.space.xs,
    color: vars.color.text.secondary,
    fontSize: vars.font.size[13],
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const shownText = style(feature({ marginInlineEnd: 'auto' }));
