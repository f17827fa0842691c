import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, radius, size, space } = vars;

export const figure = style(feature({ display: 'grid', gap: space.xs, margin: 0, minInlineSize: 0 }));

export const bar = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.md}` }),
);

/** Label of the values, before the toggle. */
export const title = style(
  feature({ flex: '1 1 8ch', minInlineSize: 0, fontSize: font.size[13], color: color.text.secondary }),
);

/** Reserves the height of the map before it loads, to avoid a layout shift. */
export const plate = style(
  feature({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    aspectRatio: '2.2',
    // Limited, so that the rows below start above the fold.
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
    // Reserves two lines on phones, so that pointing at a country shifts nothing.
    minBlockSize: '2.75em',
    alignContent: 'start',
    fontSize: font.size[13],
    color: color.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Hidden on devices without a keyboard. */
export const keys = style(feature({ '@media': { [media.touch]: { display: 'none' } } }));

export const readout = style(feature({ margin: 0 }));

export const rows = style(feature({ maxBlockSize: '420px', overflowY: 'auto' }));
