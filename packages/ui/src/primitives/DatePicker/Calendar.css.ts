import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

const { color, font, space } = vars;
const forced = '(forced-colors: active)';

/** Seven days of 38 px, or 44 px on touch; less if the window is narrower. */
export const calendar = style(
  primitive({
    display: 'grid',
    gap: space.xs,
    inlineSize: '266px',
    maxInlineSize: '100%',
    '@media': { [media.touch]: { inlineSize: '308px' } },
  }),
);

export const head = style(
  primitive({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xxs,
  }),
);

export const monthAndYear = style(primitive({ display: 'flex', gap: space.xxs, minInlineSize: 0 }));

/** A month may be truncated, a four-digit year may not. */
export const year = style(primitive({ flex: 'none' }));

/** Arrow that follows the reading direction. */
export const arrow = style(primitive({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } }));

export const grid = style(primitive({ tableLayout: 'fixed', inlineSize: '100%' }));

export const weekday = style(
  primitive({
    ...type.label,
    blockSize: '28px',
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    textAlign: 'center',
  }),
);

export const cell = style(primitive({ padding: 0, textAlign: 'center' }));

export const day = style(
  primitive({
    ...type.numeric,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '36px',
    blockSize: '36px',
    marginInline: 'auto',
    borderRadius: vars.radius.control,
    fontSize: font.size[13],
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
      '&[data-today]': { color: color.text.accent, fontWeight: font.weight.strong },
      '&[data-today]::after': {
        content: '""',
        position: 'absolute',
        insetInline: '10px',
        insetBlockEnd: '5px',
        borderBlockEnd: '2px solid currentColor',
      },
      '&[data-state="unavailable"]': {
        background: 'none',
        color: color.text.muted,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
      '&[data-state="disabled"]': {
        background: 'none',
        color: `color-mix(in oklab, ${color.text.muted} 50%, transparent)`,
        cursor: 'not-allowed',
      },
      '&[data-state="selected"]': {
        background: color.control.fill,
        color: color.text.onFill,
        fontWeight: font.weight.strong,
      },
      // The ring lies on a filled background.
      '&[data-state="selected"]:focus-visible': { outlineColor: color.text.onFill, outlineOffset: '-4px' },
    },
    '@media': {
      [media.touch]: { maxInlineSize: '44px', blockSize: '44px', fontSize: font.size[14] },
      [forced]: {
        selectors: {
          '&[data-state="selected"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&:is([data-state="disabled"], [data-state="unavailable"])': { color: 'GrayText' },
        },
      },
    },
  }),
);

export const foot = style(
  primitive({
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${color.rule.hairline}`,
  }),
);
