import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { transition } from '../../styles/motion';
import { vars } from '../../theme/contract.css';

const { color, font } = vars;

const underlined = {
  color: color.text.accent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
};

export const link = recipe({
  base: primitive({
    // Target height for standalone links, without changing the line height.
    paddingBlock: '3px',
    marginBlock: '-3px',
    borderRadius: vars.radius.control,
    selectors: { '&:focus-visible': focusRing() },
  }),
  variants: {
    variant: {
      text: primitive({
        ...underlined,
        textDecorationColor: `color-mix(in oklab, ${color.text.accent} 40%, transparent)`,
        ...transition(['text-decoration-color']),
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      }),
      name: primitive({
        fontWeight: font.weight.strong,
        selectors: { '&:hover': underlined },
      }),
      plain: primitive({ selectors: { '&:hover': underlined } }),
    },
  },
});

/** As large as the adjacent text; the arrow follows the reading direction. */
export const externalMark = style(
  primitive({
    display: 'inline',
    inlineSize: '0.85em',
    blockSize: '0.85em',
    marginInlineStart: '0.1em',
    verticalAlign: '-0.05em',
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  }),
);
