import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style(
  feature({
    margin: 0,
    paddingBlockStart: vars.space.xxs,
    paddingInline: 0,
    listStyle: 'none',
  }),
);
