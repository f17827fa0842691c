import { feature, media, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';
import { actionRow } from '../../styles/action-row.css';

const { color, size, space } = vars;

export const root = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.md,
    marginBlockEnd: space.lg,
    '@media': { [media.belowThreeColumns]: { gridTemplateColumns: '72px minmax(0, 1fr)' } },
  }),
);

export const cover = style(
  feature({
    gridColumn: '1 / -1',
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '4 / 1',
    maxBlockSize: '220px',
    objectFit: 'cover',
    borderBlockStart: `${size.band} solid ${sector}`,
    background: color.surface.raised,
  }),
);

/** Beside the first line of a name that takes several. */
export const logoFrame = style(
  feature({ position: 'relative', alignSelf: 'start', inlineSize: '64px', blockSize: '64px' }),
);

export const logo = style(feature({ inlineSize: '64px', blockSize: '64px', objectFit: 'cover' }));

/** At the corner of the logo, which stays seen. */
export const camera = style(
  feature({
    position: 'absolute',
    insetBlockEnd: '-10px',
    insetInlineEnd: '-10px',
    background: color.surface.raised,
  }),
);

export const title = style(feature({ overflowWrap: 'anywhere' }));

export const facts = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space.xxs} ${space.md}`,
    margin: 0,
    marginBlockStart: space.xxs,
  }),
);

export const countryCode = style(
  feature({ ...type.mono, marginInlineEnd: '7px', color: color.text.muted, unicodeBidi: 'isolate' }),
);

export const actions = style([
  actionRow,
  feature({
    justifyContent: 'flex-end',
    '@media': { [media.belowThreeColumns]: { gridColumn: '1 / -1', justifyContent: 'flex-start' } },
  }),
]);

export const description = style(
  feature({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    whiteSpace: 'pre-line',
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
  }),
);

export const address = style(feature({ fontStyle: 'normal' }));
