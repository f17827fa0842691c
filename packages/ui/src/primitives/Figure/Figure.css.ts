import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color } = vars;

export const figure = style(primitive({ minInlineSize: 0 }));

export const frame = recipe({
  base: primitive({ position: 'relative', overflow: 'hidden' }),
  variants: {
    border: {
      hairline: primitive({ border: `1px solid ${color.rule.hairline}` }),
      strong: primitive({ border: `1px solid ${color.rule.strong}` }),
      none: {},
    },
  },
});

export const caption = style(
  primitive({ ...type.caption, paddingBlockStart: '7px', overflowWrap: 'anywhere' }),
);

export const number = style(primitive({ color: color.text.primary, fontWeight: '620' }));
