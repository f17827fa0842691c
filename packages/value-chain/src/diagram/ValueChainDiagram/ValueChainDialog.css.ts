import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const dialog = style(
  feature({
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxInlineSize: 'none',
    inlineSize: '100vw',
    border: 0,
    background: color.surface.paper,
    boxShadow: 'none',
  }),
);

export const closeButton = style(feature({}));

export const titles = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minInlineSize: 0,
    paddingInlineStart: space.md,
    borderInlineStart: `1px solid ${color.rule.hairline}`,
    '@media': {
      '(max-width: 1023px)': {
        // Tools that have no room beside the title go below it.
        flexWrap: 'wrap',
        rowGap: space.xs,
        paddingBlock: space.xs,
        paddingInlineStart: space.xs,
        border: 0,
      },
    },
  }),
);

export const words = style(feature({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '100%' }));

export const title = style(
  feature({
    ...type.heading,
    paddingBlockStart: 0,
    fontSize: font.size[18],
    '@media': { [media.phone]: { fontSize: font.size[14] } },
    letterSpacing: '-0.012em',
    // Whole px, so that the plate below starts at a whole pixel and its drawing is sharp.
    lineHeight: [1.2, 'round(1.2em, 1px)'],
  }),
);

export const description = style(
  feature({
    ...type.small,
    color: color.text.secondary,
    lineHeight: [1.3, 'round(1.3em, 1px)'],
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  }),
);
