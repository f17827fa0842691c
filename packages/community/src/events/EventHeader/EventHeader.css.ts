import { feature, media, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

export const picture = style(
  feature({
    inlineSize: '100%',
    // Name, date, place and vote fit above the fold.
    blockSize: 'clamp(120px, 21vh, 210px)',
    objectFit: 'cover',
    border: `1px solid ${color.rule.strong}`,
    borderBlockStart: `${size.band} solid ${sector}`,
    '@media': { [media.phone]: { blockSize: '112px' } },
  }),
);

export const head = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: space.md,
    paddingInline: space.md,
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        paddingInline: 0,
        gap: space.sm,
        alignItems: 'start',
      },
    },
  }),
);

/** Calendar leaf that overlaps the bottom of the picture. */
globalStyle(
  `${head} > [data-component="EventDate"]`,
  feature({
    position: 'relative',
    marginBlockStart: '-56px',
    outline: `${space.xxs} solid ${color.surface.paper}`,
    '@media': { [media.phone]: { marginBlockStart: '-32px' } },
  }),
);

/** On phones below the leaf and the tools: beside them a long name would wrap every two words. */
export const words = style(
  feature({ minInlineSize: 0, '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } } }),
);

export const title = style(feature({ overflowWrap: 'anywhere' }));

export const creator = style(feature({ marginBlockStart: space.xs }));

export const tools = style(
  feature({ alignSelf: 'end', '@media': { [media.phone]: { justifySelf: 'end' } } }),
);

/** Event details, with the location beside them. */
export const body = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.md,
    alignItems: 'start',
    selectors: {
      '&[data-state="map"]': {
        gridTemplateColumns: 'minmax(0, 1fr) 220px',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: space.lg,
      },
    },
    '@media': {
      [media.belowThreeColumns]: {
        selectors: {
          '&[data-state="map"]': {
            gridTemplateColumns: 'minmax(0, 1fr) 108px',
            gridTemplateRows: 'auto',
            columnGap: space.sm,
          },
        },
      },
    },
  }),
);

export const map = style(
  feature({
    gridColumn: 2,
    gridRow: '1 / span 3',
    '@media': { [media.belowThreeColumns]: { gridRow: 1 } },
  }),
);

const below = { '@media': { [media.belowThreeColumns]: { gridColumn: '1 / -1' } } } as const;

export const vote = style(feature(below));
export const calendar = style(feature(below));

export const facts = style(
  feature({ display: 'grid', alignContent: 'start', gap: space.sm, minInlineSize: 0, margin: 0 }),
);

export const fact = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.xs,
    overflowWrap: 'anywhere',
  }),
);

export const factLabel = style(feature({ lineHeight: 1.4, color: color.text.secondary }));

export const factValue = style(
  feature({
    margin: 0,
    fontSize: font.size[16],
    lineHeight: 1.4,
    fontWeight: font.weight.strong,
    ...type.numeric,
    '@media': { [media.phone]: { fontSize: font.size[14] } },
  }),
);

export const detail = style(
  feature({
    display: 'block',
    fontSize: font.size[14],
    fontWeight: font.weight.body,
    color: color.text.secondary,
  }),
);
