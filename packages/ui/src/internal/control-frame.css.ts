import { style } from '@vanilla-extract/css';
import { media } from '../styles/breakpoints';
import { focusRing } from '../styles/focus';
import { primitive } from '../styles/layers';
import { extendTouchTarget } from '../styles/touch';
import { vars } from '../theme/contract.css';

const { color, font, size } = vars;

/**
 * Styles of a field with several parts: a number with its buttons, a date in segments. The frame has the
 * border and the focus ring, the parts have neither.
 */
export const controlFrame = style(
  primitive({
    display: 'flex',
    alignItems: 'stretch',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: size.control.medium,
    border: `1px solid ${color.control.border}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    color: color.text.primary,
    fontFamily: font.family.ui,
    fontSize: font.size[14],
    lineHeight: font.leading.ui,
    selectors: {
      '&:has(:is(input, [role="spinbutton"]):focus-visible)': { ...focusRing(), outlineOffset: '-1px' },
      '&[data-state="invalid"]': { borderColor: color.mark.danger, borderInlineStartWidth: '3px' },
      '&[data-state="read-only"]': { borderColor: color.rule.hairline, background: 'transparent' },
      '&[data-state="disabled"]': {
        borderColor: color.rule.hairline,
        background: color.surface.sunk,
        color: color.text.muted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      // Below 16 px, iOS zooms in on focus.
      '(pointer: coarse)': { fontSize: font.size[16] },
      '(forced-colors: active)': {
        selectors: { '&[data-state="disabled"]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

/** Input inside a frame. */
export const frameInput = style(
  primitive({
    flex: 1,
    inlineSize: '100%',
    minInlineSize: 0,
    paddingInline: vars.space.sm,
    border: 0,
    outline: 'none',
    background: 'transparent',
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&:disabled': { cursor: 'not-allowed' },
      // Two pixels less padding for the thicker border, so that the text stays in place.
      '[data-state="invalid"] > &': { paddingInlineStart: '10px' },
    },
    // As high as the frame with its border.
    '@media': { [media.touch]: { marginBlock: '-1px' } },
  }),
);

/** Button in a frame, after a hairline. */
export const frameButton = style(
  primitive({
    display: 'grid',
    position: 'relative',
    placeItems: 'center',
    flex: 'none',
    inlineSize: size.control.small,
    borderInlineStart: `1px solid ${color.rule.hairline}`,
    color: color.text.secondary,
    selectors: {
      '&:hover:not(:disabled)': { background: color.surface.sunk, color: color.text.primary },
      '&:focus-visible': focusRing('inside'),
      '&:disabled': {
        color: `color-mix(in oklab, ${color.text.muted} 45%, transparent)`,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.touch]: { ...extendTouchTarget('-1px 0')[media.touch], inlineSize: '44px' },
      '(forced-colors: active)': { selectors: { '&:disabled': { color: 'GrayText' } } },
    },
  }),
);
