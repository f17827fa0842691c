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

/** Reserves the space of a viewer that is loading. */
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

/** Scrolls on its own without scrolling the page. */
export const pages = style(
  feature({
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The reserved gutter keeps the width of the pages the same with and without a scroll bar.
    scrollbarGutter: 'stable',
    paddingInline: space.sm,
    selectors: { '&:focus-visible': focusRing('inside') },
  }),
);

export const state = style(feature({ paddingBlock: space.md }));

export const problem = style(feature({ display: 'grid', justifyItems: 'start', gap: space.sm }));

/** The margin is part of the row, whose height the virtualizer measures. */
export const pageRow = style(feature({ paddingBlockStart: space.sm, minInlineSize: 'max-content' }));

/** White in every theme, as paper. */
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

/** Text layer: transparent, but searchable, selectable and read by screen readers. pdf.js sets its positions. */
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

/** pdf.js measures text by a canvas of its own at the end of the page. */
globalStyle('.hiddenCanvasElement', feature({ display: 'none' }));

globalStyle(`${words} .markedContent`, feature({ display: 'contents' }));
