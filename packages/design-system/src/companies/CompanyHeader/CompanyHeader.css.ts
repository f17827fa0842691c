import { feature, media, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';
import { actionRow } from '../../styles/action-row.css';

const { color, size, space } = vars;

/** Overlap of the logo with the cover. */
const overlap = { wide: '64px', narrow: '44px' };
const logoSize = { wide: '112px', narrow: '88px' };

export const root = style(
  feature({
    display: 'grid',
    gridTemplateAreas: '"cover cover cover" "logo title title" "logo facts actions" "about about about"',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr auto',
    columnGap: space.lg,
    marginBlock: `${space.md} ${space.lg}`,
    '@media': {
      [media.belowThreeColumns]: {
        gridTemplateAreas: '"cover cover" "logo title" "logo facts" "actions actions" "about about"',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gridTemplateRows: 'auto auto 1fr auto auto',
        columnGap: space.md,
      },
    },
  }),
);

export const cover = style(
  feature({
    gridArea: 'cover',
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '4 / 1',
    maxBlockSize: '200px',
    objectFit: 'cover',
    borderBlockStart: `${size.band} solid ${sector}`,
    background: color.surface.raised,
    '@media': { [media.belowThreeColumns]: { maxBlockSize: '120px' } },
  }),
);

/** Stands on the lower edge of the cover. */
export const logoFrame = style(
  feature({
    gridArea: 'logo',
    position: 'relative',
    alignSelf: 'start',
    inlineSize: logoSize.wide,
    blockSize: logoSize.wide,
    marginBlockStart: `calc(-1 * ${overlap.wide})`,
    marginInlineStart: space.md,
    border: `3px solid ${color.surface.paper}`,
    outline: `${size.hairline} solid ${color.rule.hairline}`,
    background: color.surface.raised,
    '@media': {
      [media.belowThreeColumns]: {
        inlineSize: logoSize.narrow,
        blockSize: logoSize.narrow,
        marginBlockStart: `calc(-1 * ${overlap.narrow})`,
        marginInlineStart: space.xs,
      },
    },
  }),
);

export const logo = style(feature({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));

/** In the corner of the logo, which stays visible. */
export const camera = style(
  feature({
    position: 'absolute',
    insetBlockEnd: '-12px',
    insetInlineEnd: '-12px',
    background: color.surface.raised,
    '@media': { [media.touch]: { insetBlockEnd: '-20px', insetInlineEnd: '-20px' } },
  }),
);

export const title = style(
  feature({
    gridArea: 'title',
    marginBlockStart: space.sm,
    overflowWrap: 'anywhere',
    '@media': { [media.belowThreeColumns]: { marginInlineStart: space.xs, fontSize: '1.75rem' } },
  }),
);

export const facts = style(
  feature({
    gridArea: 'facts',
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `${space.xxs} ${space.md}`,
    margin: 0,
    marginBlockStart: space.xxs,
    '@media': { [media.belowThreeColumns]: { marginInlineStart: space.xs } },
  }),
);

export const countryCode = style(
  feature({ ...type.mono, marginInlineEnd: '7px', color: color.text.muted, unicodeBidi: 'isolate' }),
);

export const actions = style([
  actionRow,
  feature({
    gridArea: 'actions',
    justifyContent: 'flex-end',
    '@media': {
      [media.belowThreeColumns]: { justifyContent: 'flex-start', marginBlockStart: space.md },
    },
  }),
]);

export const description = style(
  feature({
    gridArea: 'about',
    display: 'grid',
    marginBlockStart: space.md,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.sm,
    whiteSpace: 'pre-line',
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
  }),
);

export const address = style(feature({ fontStyle: 'normal' }));
