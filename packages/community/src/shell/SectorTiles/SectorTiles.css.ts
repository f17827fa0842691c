import { feature, focusRing, media, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const tiles = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `28px ${space.lg}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  }),
);

export const tile = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.xxs,
    color: 'inherit',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing() },
  }),
);

/** Link to the sector, below its product. */
export const all = style(
  feature({
    display: 'inline-block',
    paddingBlock: space.xxs,
    fontSize: font.size[13],
    '@media': { [media.touch]: { paddingBlock: '13px' } },
  }),
);

export const picture = style(
  feature({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '4 / 3',
    marginBlockEnd: space.xs,
    border: `${size.hairline} solid ${color.rule.hairline}`,
    borderBlockStart: `${size.band} solid ${sector}`,
    objectFit: 'cover',
  }),
);

globalStyle(
  `${tile}:hover ${picture}`,
  feature({ borderColor: color.rule.strong, borderBlockStartColor: sector }),
);
