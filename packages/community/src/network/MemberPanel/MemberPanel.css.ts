import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/**
 * Stays whole beside the page, so that no line of it is cut under a head of its own; on a low screen it scrolls by itself.
 *
 * @see NAV-027
 */
export const panel = style(
  feature({
    maxBlockSize: `calc(100dvh - ${size.masthead} - 2px)`,
    overflowY: 'auto',
    overscrollBehavior: 'auto',
    scrollbarWidth: 'thin',
    // Room for focus rings, which the box would cut.
    marginInline: '-4px',
    paddingInline: '4px',
    paddingBlockEnd: space.md,
  }),
);

export const head = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.sm,
    paddingBlockEnd: space.md,
  }),
);

export const who = style(feature({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const name = style(
  feature({
    margin: 0,
    fontSize: font.size[16],
    fontWeight: font.weight.heading,
    lineHeight: font.leading.data,
  }),
);

export const line = style(
  feature({ ...type.small, margin: 0, lineHeight: font.leading.data, color: color.text.secondary }),
);
