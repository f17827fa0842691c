import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

const { color, space } = vars;

export const root = style(primitive({ minInlineSize: 0 }));

export const viewport = style(primitive({ overflow: 'hidden' }));

export const track = style(primitive({ display: 'flex', touchAction: 'pan-y pinch-zoom' }));

export const slide = style(primitive({ flex: '0 0 100%', minInlineSize: 0 }));

export const bar = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    paddingBlockStart: space.xs,
  }),
);

export const dots = style(primitive({ display: 'flex', flexWrap: 'wrap', marginInlineStart: '-4px' }));

/** Indicator of a slide, a short line; the current one is thicker and in the accent colour. */
export const dot = style(
  primitive({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '28px',
    blockSize: '24px',
    selectors: {
      '&::before': { content: '""', inlineSize: '20px', blockSize: '3px', background: color.control.border },
      '&[aria-current]::before': { blockSize: '5px', background: color.mark.accent },
      '&:focus-visible': focusRing('inside'),
    },
    '@media': {
      [media.touch]: { inlineSize: '44px', blockSize: '44px' },
      '(forced-colors: active)': {
        selectors: {
          '&::before': { forcedColorAdjust: 'none', background: 'CanvasText' },
          '&[aria-current]::before': { background: 'Highlight' },
        },
      },
    },
  }),
);
