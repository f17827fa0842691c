import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { floating } from '../../internal/floating';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space } = vars;

export const anchor = style(primitive({ display: 'inline-flex', flex: 'none' }));

export const popover = style(
  primitive({
    ...type.body,
    ...floating,
    inlineSize: 'max-content',
    minInlineSize: '200px',
    maxInlineSize: `min(280px, calc(100vw - 2 * ${space.xs}))`,
  }),
);

export const list = style(primitive({ outline: 'none' }));

export const item = recipe({
  base: primitive({
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minBlockSize: '36px',
    paddingInline: '14px',
    cursor: 'pointer',
    selectors: {
      '&:hover, &[data-state="focused"]': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
      '&[aria-disabled="true"]': { color: color.text.muted, cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minBlockSize: '44px' } },
  }),
  variants: {
    tone: { plain: {}, danger: primitive({ color: color.text.danger }) },
    startsGroup: {
      true: primitive({
        position: 'relative',
        marginBlockStart: '9px',
        selectors: {
          '&::before': {
            content: '""',
            position: 'absolute',
            insetInline: 0,
            insetBlockStart: '-5px',
            borderBlockStart: `1px solid ${color.rule.hairline}`,
          },
        },
      }),
      false: {},
    },
  },
});
