import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

/** Checkbox that selects all, above a hairline. */
export const all = style(
  primitive({ paddingBlockEnd: '2px', borderBlockEnd: `1px solid ${vars.color.rule.hairline}` }),
);

export const options = recipe({
  base: primitive({ display: 'flex' }),
  variants: {
    layout: {
      line: primitive({ flexWrap: 'wrap', alignItems: 'flex-start', columnGap: vars.space.lg }),
      column: primitive({ flexDirection: 'column' }),
    },
  },
});
