import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const frame = style(primitive({ display: 'block', position: 'relative', minInlineSize: 0 }));

export const select = recipe({
  base: primitive({
    appearance: 'none',
    textOverflow: 'ellipsis',
    paddingInlineEnd: '34px',
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
  variants: {
    layout: {
      block: {},
      line: primitive({
        blockSize: vars.size.control.small,
        paddingInlineStart: '8px',
        paddingInlineEnd: '28px',
        // Two pixels less padding for the thicker border, so that the text stays in place.
        selectors: { '&[aria-invalid="true"]': { paddingInlineStart: '6px' } },
        fontSize: vars.font.size[13],
        // Below 16 px, iOS zooms in on focus.
        '@media': { '(pointer: coarse)': { fontSize: vars.font.size[16] } },
      }),
    },
  },
});

export const arrow = style(
  primitive({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: '10px',
    translate: '0 -50%',
    pointerEvents: 'none',
    selectors: { ':disabled + &': { color: vars.color.text.muted } },
  }),
);

export const line = style(
  primitive({
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(0, auto)',
    alignItems: 'center',
    gap: '6px',
  }),
);

// In browsers that draw the list themselves, it takes its colours from the option.
globalStyle(
  '[data-component="SelectField"] > option',
  primitive({ background: vars.color.surface.raised, color: vars.color.text.primary }),
);
