import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

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
