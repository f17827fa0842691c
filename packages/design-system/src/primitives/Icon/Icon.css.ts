import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const icon = recipe({
  base: primitive({ flex: 'none', maxWidth: 'none' }),
  variants: {
    size: {
      small: primitive({ inlineSize: vars.size.icon.small, blockSize: vars.size.icon.small }),
      medium: primitive({ inlineSize: vars.size.icon.medium, blockSize: vars.size.icon.medium }),
    },
  },
});
