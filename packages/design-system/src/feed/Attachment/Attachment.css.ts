import { container, feature, pageStart } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.sm,
    padding: space.xs,
    border: `1px solid ${color.rule.hairline}`,
    background: color.surface.paper,
    '@container': { [container.narrow]: { gap: space.xs } },
  }),
);

export const picture = style(
  feature({
    display: 'block',
    inlineSize: '96px',
    blockSize: '72px',
    objectFit: 'cover',
    background: color.surface.sunk,
  }),
);

/** Above the caption, at full width. */
export const preview = style(feature({ gridColumn: '1 / -1', maxInlineSize: '420px', minInlineSize: 0 }));

export const sign = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '44px',
    blockSize: '44px',
    background: color.surface.sunk,
    color: color.text.secondary,
  }),
);

export const fileName = style(
  feature({
    ...pageStart,
    display: 'block',
    overflow: 'hidden',
    fontWeight: font.weight.control,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** Covers the box that files can be dropped on. */
export const dropTarget = style(
  feature({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    background: color.surface.selected,
    fontWeight: font.weight.control,
    pointerEvents: 'none',
  }),
);
