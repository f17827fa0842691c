import { recipe } from '@vanilla-extract/recipes';
import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';

export const panel = recipe({
  base: feature({ minInlineSize: 0, minBlockSize: '50vh' }),
  variants: { hangs: { true: {}, false: feature({ paddingBlockStart: vars.space.lg }) } },
});
