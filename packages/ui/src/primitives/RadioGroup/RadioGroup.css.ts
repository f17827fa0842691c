import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const options = recipe({
  base: primitive({ display: 'flex' }),
  variants: {
    layout: {
      line: primitive({ flexWrap: 'wrap', alignItems: 'flex-start', columnGap: vars.space.lg }),
      column: primitive({ flexDirection: 'column' }),
    },
  },
});
