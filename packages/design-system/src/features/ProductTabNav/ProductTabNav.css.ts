import { recipe } from '@vanilla-extract/recipes';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

export const panel = recipe({
  base: feature({ minInlineSize: 0, minBlockSize: '50vh' }),
  variants: { hangs: { true: {}, false: feature({ paddingBlockStart: vars.space.lg }) } },
});
