import { feature, media, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const slide = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.lg,
    blockSize: '100%',
    padding: space.md,
    border: `1px solid ${color.rule.hairline}`,
    borderBlockStart: `${size.band} solid ${sector}`,
    background: color.surface.raised,
    '@media': {
      [media.twoColumns]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
        gap: space['2xl'],
        padding: space.xl,
      },
      [media.threeColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px)' },
    },
  }),
);

export const words = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const text = style(feature({ color: color.text.secondary }));

export const onward = style(feature({ justifySelf: 'start' }));

export const counts = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.sm} ${space.lg}`,
    inlineSize: '100%',
    margin: 0,
    '@media': { [media.threeColumns]: { gridTemplateColumns: 'repeat(4, auto)', justifyContent: 'start' } },
  }),
);

/** The figure is shown above its label, which precedes it in the DOM. */
export const count = style(feature({ display: 'flex', flexDirection: 'column-reverse', gap: space.xxs }));

export const value = style(feature({ ...type.figure, margin: 0, fontSize: font.size[28] }));

export const term = style(feature({ ...type.caption }));
