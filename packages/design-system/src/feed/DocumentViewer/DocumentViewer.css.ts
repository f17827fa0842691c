import { feature, focusRing, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, space } = vars;

const room = {
  minInlineSize: 0,
  blockSize: 'min(720px, 80vh)',
  border: `1px solid ${color.rule.hairline}`,
  background: color.surface.sunk,
} as const;

export const root = style(
  feature({
    ...type.body,
    ...room,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    selectors: { '&[data-state="error"]': { blockSize: 'auto' } },
  }),
);

/** The room of a viewer that is on its way. */
export const late = style(feature({ ...room, padding: space.sm }));

export const bar = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xxs,
    paddingInline: space.xxs,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    background: color.surface.raised,
  }),
);

export const side = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 }),
);

export const end = style(feature({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' }));

export const count = style(
  feature({ paddingInline: space.xxs, fontSize: font.size[13], fontVariantNumeric: 'tabular-nums' }),
);

/** Scrolls by itself: what is around it stays where it is. */
export const pages = style(
  feature({
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Pages are as wide as there is room, with a scroll bar or without.
    scrollbarGutter: 'stable',
    paddingInline: space.sm,
    selectors: { '&:focus-visible': focusRing('inside') },
  }),
);

export const state = style(feature({ paddingBlock: space.md }));

export const problem = style(feature({ display: 'grid', justifyItems: 'start', gap: space.sm }));

/** Its margin is part of the row, by whose height pages are found. */
export const pageRow = style(feature({ paddingBlockStart: space.sm, minInlineSize: 'max-content' }));

/** Paper is white, whatever the theme. */
export const page = style(
  feature({
    position: 'relative',
    marginInline: 'auto',
    background: '#fff',
    boxShadow: `0 0 0 1px ${color.rule.hairline}`,
  }),
);

export const canvas = style(
  feature({ position: 'absolute', inset: 0, display: 'block', inlineSize: '100%', blockSize: '100%' }),
);

/** The words over their picture: seen by nobody but found, copied and read aloud. pdf.js sets their places. */
export const words = style(
  feature({
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    vars: {
      '--min-font-size': '1',
      '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
      '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    },
  }),
);

globalStyle(
  `${words} :is(span, br)`,
  feature({
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  }),
);

globalStyle(
  `${words} > span:not([class]), ${words} > span[role="presentation"]`,
  feature({
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
    transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
  }),
);

/** pdf.js measures letters by a canvas of its own at the end of the page. */
globalStyle('.hiddenCanvasElement', feature({ display: 'none' }));

globalStyle(`${words} .markedContent`, feature({ display: 'contents' }));
