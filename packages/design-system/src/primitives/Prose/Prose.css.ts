import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers.css';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

export const prose = recipe({
  base: primitive({ ...type.prose, overflowWrap: 'break-word', hyphens: 'manual' }),
  variants: {
    size: {
      small: primitive({ fontSize: '0.9375rem', lineHeight: 1.42 }),
      medium: {},
      large: primitive({ fontSize: '1.0625rem' }),
    },
  },
});

const inside = `.${prose.classNames.base.split(' ').at(-1)}`;

globalStyle(`${inside} > * + *`, primitive({ marginBlockStart: '0.75em' }));
globalStyle(`${inside} :is(ul, ol)`, primitive({ paddingInlineStart: '1.25em', listStyle: 'disc' }));
globalStyle(`${inside} ol`, primitive({ listStyle: 'decimal' }));
globalStyle(`${inside} a`, primitive({ color: vars.color.text.accent, textDecoration: 'underline' }));
