import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { recipe } from '@vanilla-extract/recipes';

const { space, size } = vars;

export const root = recipe({
  base: feature({ paddingBlock: space.xl, marginInline: 'auto', inlineSize: '100%' }),
  variants: {
    width: {
      narrow: feature({ maxInlineSize: size.dialog.medium }),
      wide: feature({ maxInlineSize: size.dialog.wide }),
    },
  },
});
