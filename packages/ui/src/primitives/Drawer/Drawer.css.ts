import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../styles/breakpoints';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, space, size, duration, easing } = vars;

/** Translation of the closed sheet, off-screen. */
const away = createVar();

const comeIn = keyframes({ from: { translate: away } });
const goOut = keyframes({ to: { translate: away } });

const edge = `1px solid ${color.rule.strong}`;
const band = `${size.band} solid ${color.mark.accent}`;

/** On phones every sheet slides in from the bottom. */
const fromBottom = {
  inset: 'auto 0 0',
  inlineSize: '100%',
  blockSize: 'fit-content',
  maxBlockSize: '85dvh',
  borderInline: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: { '&, [dir="rtl"] &': { vars: { [away]: '0 100%' } } },
} as const;

const beside = {
  insetBlock: 0,
  inlineSize: `min(${size.dialog.medium}, 100% - ${space['2xl']})`,
} as const;

export const content = recipe({
  base: primitive({
    ...type.body,
    position: 'fixed',
    zIndex: vars.layer.dialog,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBlockStart: band,
    background: color.surface.raised,
    boxShadow: vars.shadow.float,
    color: color.text.primary,
    overflowWrap: 'break-word',
    outline: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        // Radix keeps a closing sheet mounted until its animation ends.
        selectors: {
          '&[data-state="open"]': { animation: `${comeIn} ${duration.medium} ${easing.standard}` },
          '&[data-state="closed"]': { animation: `${goOut} ${duration.medium} ${easing.standard} forwards` },
        },
      },
    },
  }),
  variants: {
    side: {
      start: primitive({
        ...beside,
        insetInlineStart: 0,
        borderInlineEnd: edge,
        selectors: {
          '&': { vars: { [away]: '-100% 0' } },
          '[dir="rtl"] &': { vars: { [away]: '100% 0' } },
        },
        '@media': { [media.phone]: fromBottom },
      }),
      end: primitive({
        ...beside,
        insetInlineEnd: 0,
        borderInlineStart: edge,
        selectors: {
          '&': { vars: { [away]: '100% 0' } },
          '[dir="rtl"] &': { vars: { [away]: '-100% 0' } },
        },
        '@media': { [media.phone]: fromBottom },
      }),
      bottom: primitive(fromBottom),
    },
  },
});
