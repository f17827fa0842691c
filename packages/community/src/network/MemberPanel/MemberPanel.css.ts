import { feature, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/**
 * Sticky beside the page and fully visible; it has a scrollbar of its own only in low windows.
 *
 * @see NAV-027
 */
export const panel = style(
  feature({
    maxBlockSize: `calc(100dvh - ${size.masthead} - 2px)`,
    overflowY: 'auto',
    overscrollBehavior: 'auto',
    scrollbarWidth: 'thin',
    // Leaves room for focus rings, which the scroll container would clip.
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
