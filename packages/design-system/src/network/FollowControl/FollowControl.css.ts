import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const root = style(
  feature({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    minInlineSize: 0,
    // Aligns the error message to the start, also at the end of a row.
    textAlign: 'start',
    selectors: { '[data-place="action"] > &': { justifyContent: 'end' } },
  }),
);

/** Below the button, which does not move. */
export const notice = style(feature({ flexBasis: '100%' }));

/** Both labels share one grid cell, so that the control keeps its width when they swap. */
export const following = style(
  feature({
    display: 'inline-grid',
    borderColor: color.surface.selected,
    background: color.surface.selected,
    color: color.text.accent,
    selectors: {
      '&:is(:hover, :focus-visible)': {
        borderColor: color.mark.danger,
        background: 'transparent',
        color: color.text.danger,
      },
    },
  }),
);

const text = {
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
} as const;

export const idle = style(feature({ display: 'inline-grid' }));

export const idleText = style(feature(text));

/** As wide as the texts once followed, so that the control keeps its width and a column of them is even. */
export const widest = style(
  feature({
    gridArea: '1 / 1',
    display: 'grid',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    selectors: {
      // The icon and its gap.
      '&::before': { content: 'attr(data-following)', gridArea: '1 / 1', paddingInlineStart: '26px' },
      '&::after': { content: 'attr(data-unfollow)', gridArea: '1 / 1' },
    },
  }),
);

export const restText = style(
  feature({
    ...text,
    selectors: { [`${following}:is(:hover, :focus-visible) &`]: { visibility: 'hidden' } },
  }),
);

export const hoverText = style(
  feature({
    ...text,
    visibility: 'hidden',
    selectors: { [`${following}:is(:hover, :focus-visible) &`]: { visibility: 'visible' } },
  }),
);
