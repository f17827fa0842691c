import { EVENT_PICTURE_RATIO } from '@millrace/domain';
import { feature, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const card = style(
  feature({
    display: 'grid',
    alignContent: 'start',
    gap: space.sm,
    // Stretches to the height of the row.
    blockSize: '100%',
    minInlineSize: 0,
    borderBlockStart: `${size.band} solid ${sector}`,
    paddingBlockEnd: space.md,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);

/** Gives drawings and pictures the aspect ratio of event pictures. */
export const picture = style(
  feature({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: String(EVENT_PICTURE_RATIO),
    objectFit: 'cover',
  }),
);

export const body = style(
  feature({ display: 'flex', gap: space.sm, minInlineSize: 0, overflowWrap: 'anywhere' }),
);

// Breaks long words, so that the card does not grow.
globalStyle(`${body} > div`, feature({ minInlineSize: 0 }));

export const name = style(
  feature({
    ...type.panelTitle,
    margin: 0,
    fontSize: font.size[16],
    lineHeight: font.leading.data,
    overflowWrap: 'anywhere',
  }),
);

export const facts = style(feature({ ...type.caption, margin: 0, marginBlockStart: space.xxs }));

export const summary = style(
  feature({ ...type.small, margin: 0, color: color.text.secondary, overflowWrap: 'anywhere' }),
);

/** Row in a side column: a small picture, and one line each for name, place, days and text. */
export const compact = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    columnGap: space.sm,
    minInlineSize: 0,
    paddingBlock: space.xs,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);

globalStyle(
  `${compact} > ${picture}`,
  feature({ gridRow: '1 / span 2', borderBlockStart: `${size.band} solid ${sector}` }),
);

globalStyle(
  `${compact} ${name}, ${compact} ${summary}`,
  feature({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

globalStyle(`${compact} ${name}`, feature({ fontSize: font.size[14] }));

globalStyle(`${compact} ${facts}`, feature({ marginBlockStart: 0 }));

globalStyle(
  `${compact} ${facts} bdi`,
  feature({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

globalStyle(`${compact} ${facts} br`, feature({ display: 'none' }));
