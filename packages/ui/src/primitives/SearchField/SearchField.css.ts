import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { extendTouchTarget } from '../../styles/touch';
import { vars } from '../../theme/contract.css';

const { color, font, size } = vars;

export const form = style(
  primitive({
    display: 'flex',
    position: 'relative',
    blockSize: size.control.medium,
    border: `1px solid ${color.control.border}`,
    borderRadius: vars.radius.control,
    background: color.surface.raised,
    selectors: { '&:has(input:focus-visible)': { ...focusRing(), outlineOffset: '-1px' } },
  }),
);

/** The spinner is at the end of the whole box, before the button. */
globalStyle(`${form} [data-component="ComboBox"]`, primitive({ position: 'static' }));
globalStyle(`${form} [data-component="Spinner"]`, primitive({ insetInlineEnd: '52px' }));

export const choice = style(primitive({ display: 'flex', position: 'relative', flex: 'none' }));

export const category = style(
  primitive({
    appearance: 'none',
    paddingInline: '10px 26px',
    cursor: 'pointer',
    borderInlineEnd: `1px solid ${color.rule.hairline}`,
    borderBlock: 0,
    borderInlineStart: 0,
    background: 'transparent',
    fontSize: font.size[13],
    selectors: { '&:focus-visible': focusRing('inside') },
    '@media': { [media.touch]: { marginBlock: '-1px' } },
  }),
);

export const arrow = style(
  primitive({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: '8px',
    translate: '0 -50%',
    pointerEvents: 'none',
  }),
);

export const input = style(
  primitive({
    inlineSize: '100%',
    blockSize: '100%',
    minInlineSize: 0,
    paddingInline: vars.space.sm,
    border: 0,
    outline: 'none',
    background: 'transparent',
    fontSize: font.size[14],
    selectors: { '&::placeholder': { color: color.text.muted, opacity: 1 } },
    '@media': {
      [media.touch]: { blockSize: size.control.medium, marginBlock: '-1px' },
      '(pointer: coarse)': { fontSize: font.size[16] },
    },
  }),
);

export const submit = style(
  primitive({
    display: 'grid',
    position: 'relative',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '40px',
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': { [media.touch]: { ...extendTouchTarget('-1px 0')[media.touch], inlineSize: '44px' } },
  }),
);
