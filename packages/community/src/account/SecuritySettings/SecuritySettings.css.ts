import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(feature({ display: 'grid', gap: space.xl, paddingBlockEnd: space.xl }));

/** Limited to a comfortable line length, as the forms of the page are. */
export const body = style(feature({ display: 'grid', gap: space.lg, maxInlineSize: '680px' }));

export const part = style(feature({ display: 'grid', justifyItems: 'start', gap: space.xs }));

export const list = style(
  feature({
    inlineSize: '100%',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderBlockStart: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const row = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: size.row,
    paddingBlock: space.xs,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
  }),
);

export const rowName = style(feature({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const rowEnd = style(feature({ flexShrink: 0, margin: 0, marginInlineStart: 'auto' }));

export const consequences = style(
  feature({ display: 'grid', gap: space.xs, margin: 0, paddingInlineStart: space.md, listStyle: 'disc' }),
);

// Fixed colours rather than the theme's: many phone cameras read dark on light only.
export const qrCode = style(
  feature({
    display: 'block',
    inlineSize: '200px',
    blockSize: '200px',
    forcedColorAdjust: 'none',
    background: 'white',
    fill: 'black',
  }),
);

export const secret = style(
  feature({
    fontFamily: font.family.mono,
    fontSize: font.size[13],
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);

export const codes = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.xs,
    margin: 0,
    padding: space.md,
    listStyle: 'none',
    background: color.surface.sunk,
    fontFamily: font.family.mono,
    fontSize: font.size[13],
  }),
);
