import { feature, pageStart } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const waiting = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space.sm,
    rowGap: space.xs,
    inlineSize: '22rem',
    maxInlineSize: '100%',
    paddingBlockEnd: '4px',
    color: color.text.secondary,
    fontSize: font.size[12],
  }),
);

export const fileSign = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    background: color.surface.sunk,
  }),
);

export const fileName = style(
  feature({
    ...pageStart,
    display: 'block',
    overflow: 'hidden',
    color: color.text.primary,
    fontSize: font.size[14],
    fontWeight: font.weight.control,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** Below the name, at full width. */
export const progress = style(
  feature({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.sm,
  }),
);
