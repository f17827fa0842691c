import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { recipe } from '@vanilla-extract/recipes';

export const panel = recipe({
  base: feature({ minInlineSize: 0, minBlockSize: '50vh' }),
  variants: { hangs: { true: {}, false: feature({ paddingBlockStart: vars.space.lg }) } },
});
