import { EVENT_PICTURE_RATIO } from '@millrace/domain';
import { feature, media, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(feature({ display: 'grid', gap: space.md, minInlineSize: 0 }));

export const picture = style(
  feature({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: String(EVENT_PICTURE_RATIO),
    objectFit: 'cover',
    border: `1px solid ${color.rule.strong}`,
    borderBlockStart: `${size.band} solid ${sector}`,
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

/** The leaf of the calendar hangs over the foot of the picture. */
globalStyle(
  `${head} > [data-component="EventDate"]`,
  feature({
    position: 'relative',
    marginBlockStart: '-56px',
    outline: `${space.xxs} solid ${color.surface.paper}`,
    '@media': { [media.phone]: { marginBlockStart: '-32px' } },
  }),
);

/** On a phone below the leaf and the tools: beside them a long name would have lines of two words. */
export const words = style(
  feature({ minInlineSize: 0, '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } } }),
);

export const title = style(feature({ overflowWrap: 'anywhere' }));

export const creator = style(feature({ marginBlockStart: space.xs }));

export const tools = style(
  feature({ alignSelf: 'end', '@media': { [media.phone]: { justifySelf: 'end' } } }),
);

export const facts = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    margin: 0,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
    paddingBlockEnd: space.md,
    // Beside each other they would be too narrow for a time with its zone.
    '@media': { [media.belowThreeColumns]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm } },
  }),
);

export const fact = style(
  feature({
    paddingInline: space.md,
    borderInlineStart: `1px solid ${color.rule.hairline}`,
    overflowWrap: 'anywhere',
    selectors: { '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 } },
    '@media': { [media.belowThreeColumns]: { paddingInline: 0, borderInlineStart: 0 } },
  }),
);

export const factLabel = style(
  feature({ ...type.caption, display: 'flex', alignItems: 'center', gap: space.xxs }),
);

export const factValue = style(
  feature({ margin: 0, fontSize: font.size[16], fontWeight: font.weight.strong }),
);

export const day = style(feature({ display: 'block' }));

export const clock = style(
  feature({
    ...type.mono,
    display: 'block',
    fontWeight: font.weight.body,
    color: color.text.secondary,
    selectors: { '&[data-state="unknown"]': { visibility: 'hidden' } },
  }),
);
