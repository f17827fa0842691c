import { recipe } from '@vanilla-extract/recipes';
import { base } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const icon = recipe({
  base: base({ flex: 'none', maxWidth: 'none' }),
  variants: {
    size: {
      small: base({ inlineSize: vars.size.icon.small, blockSize: vars.size.icon.small }),
      medium: base({ inlineSize: vars.size.icon.medium, blockSize: vars.size.icon.medium }),
    },
  },
});
