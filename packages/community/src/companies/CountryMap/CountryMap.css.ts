import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const figure = style(feature({ display: 'grid', gap: space.xs, margin: 0, minInlineSize: 0 }));

export const bar = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.md}` }),
);

/** Names the values, before the switch. */
export const title = style(
  feature({ flex: '1 1 8ch', minInlineSize: 0, fontSize: font.size[13], color: color.text.secondary }),
);

/** As high as the map before it has loaded, so that what follows stays in its place. */
export const plate = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    aspectRatio: '2.2',
    // The rows below begin in the first screen.
    maxBlockSize: 'clamp(200px, 26vh, 340px)',
    background: color.surface.raised,
    border: `${size.hairline} solid ${color.rule.hairline}`,
    borderRadius: radius.control,
    overflow: 'hidden',
  }),
);

export const foot = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space.xxs} ${space.md}`,
    // Two lines on a phone: a country that is pointed at moves nothing.
    minBlockSize: '2.75em',
    alignContent: 'start',
    fontSize: font.size[13],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Of no use to who has no keys. */
export const keys = style(feature({ '@media': { [media.touch]: { display: 'none' } } }));

export const readout = style(feature({ margin: 0 }));

export const rows = style(feature({ maxBlockSize: '420px', overflowY: 'auto' }));
