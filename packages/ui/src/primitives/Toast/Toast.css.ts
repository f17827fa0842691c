import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { moving } from '../../styles/motion';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, size } = vars;

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = style(
  primitive({
    ...type.body,
    position: 'fixed',
    insetInlineStart: space.xl,
    insetBlockEnd: space.xl,
    zIndex: vars.layer.toast,
    display: 'grid',
    gap: space.xs,
    inlineSize: 'min(440px, calc(100vw - 32px))',
    pointerEvents: 'none',
    '@media': {
      [media.phone]: {
        insetInlineStart: space.md,
        insetBlockEnd: `calc(${size.bottomBar} + ${space.md} + env(safe-area-inset-bottom))`,
      },
    },
  }),
);

export const toast = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '48px',
    paddingInlineStart: space.md,
    background: color.surface.inverse,
    boxShadow: vars.shadow.float,
    color: color.text.onInverse,
    pointerEvents: 'auto',
    '@media': {
      ...moving({ animation: `${rise} ${vars.duration.slow} ${vars.easing.standard}` }),
      '(forced-colors: active)': { border: '1px solid CanvasText' },
    },
    // A border marks the tone, because the page's colours do not suit the dark background.
    selectors: { '&[data-tone="danger"]': { borderInlineStart: `${size.band} solid ${color.mark.danger}` } },
  }),
);

export const text = style(primitive({ marginInlineEnd: 'auto', paddingBlock: space.xs, minInlineSize: 0 }));

const onInk = {
  minBlockSize: '40px',
  color: 'inherit',
  selectors: {
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
  },
} as const;

export const actionButton = style(
  primitive({
    ...onInk,
    flex: 'none',
    paddingInline: '10px',
    fontWeight: '640',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  }),
);

export const dismissButton = style(
  primitive({
    ...onInk,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '44px',
    minBlockSize: '44px',
  }),
);
