import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
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

// Not `* + *`: it would make the browser recalculate the styles of all siblings whenever a script inserts an element.
globalStyle(`${inside} > :where(:not(:first-child))`, primitive({ marginBlockStart: '0.75em' }));
globalStyle(`${inside} :is(ul, ol)`, primitive({ paddingInlineStart: '1.25em', listStyle: 'disc' }));
globalStyle(`${inside} ol`, primitive({ listStyle: 'decimal' }));
globalStyle(`${inside} :is(ul, ol) :is(ul, ol)`, primitive({ marginBlockStart: '0.25em' }));
globalStyle(`${inside} li:where(:not(:first-child))`, primitive({ marginBlockStart: '0.25em' }));
globalStyle(
  `${inside} :is(h1, h2, h3, h4, h5, h6):not(:first-child)`,
  primitive({ marginBlockStart: '1.25em' }),
);
globalStyle(
  `${inside} blockquote`,
  primitive({
    paddingInlineStart: vars.space.md,
    borderInlineStart: `2px solid ${vars.color.rule.hairline}`,
  }),
);
globalStyle(`${inside} blockquote > :where(:not(:first-child))`, primitive({ marginBlockStart: '0.75em' }));
globalStyle(`${inside} :is(code, pre)`, primitive({ ...type.mono, fontSize: '0.82em' }));
globalStyle(
  `${inside} pre`,
  primitive({
    paddingBlock: vars.space.sm,
    borderBlock: `1px solid ${vars.color.rule.hairline}`,
    // Wrapped instead of scrolled: a scroll container would need a tab stop.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: 1.5,
  }),
);
globalStyle(`${inside} pre code`, primitive({ fontSize: 'inherit' }));
globalStyle(
  `${inside} hr`,
  primitive({ marginBlock: '1.5em', border: 0, borderBlockStart: `1px solid ${vars.color.rule.hairline}` }),
);
globalStyle(`${inside} a`, primitive({ color: vars.color.text.accent, textDecoration: 'underline' }));
