import { style } from '@vanilla-extract/css';
import { focusRing } from '../styles/focus';
import { base } from '../styles/layers';
import { vars } from '../theme/contract.css';

const { color, font, size } = vars;

/** Styles of text inputs and selects. */
export const fieldControl = style(
  base({
    display: 'block',
    inlineSize: '100%',
    minInlineSize: 0,
    blockSize: size.control.medium,
    paddingInline: vars.space.sm,
    border: `1px solid ${color.control.border}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    color: color.text.primary,
    fontFamily: font.family.ui,
    fontSize: font.size[14],
    lineHeight: font.leading.ui,
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&:focus-visible': { ...focusRing(), outlineOffset: '-1px' },
      '&[aria-invalid="true"]': {
        borderColor: color.mark.danger,
        borderInlineStartWidth: '3px',
        // Two pixels less padding for the thicker border, so that the text stays in place.
        paddingInlineStart: '10px',
      },
      '&[readonly]': { borderColor: color.rule.hairline, background: 'transparent' },
      '&:disabled': {
        borderColor: color.rule.hairline,
        background: color.surface.sunk,
        color: color.text.muted,
        // Browsers reduce the opacity of a disabled select, in addition to its colour.
        opacity: 1,
        cursor: 'not-allowed',
      },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
    '@media': {
      // Below 16 px, iOS zooms in on focus.
      '(pointer: coarse)': { fontSize: font.size[16] },
    },
  }),
);
