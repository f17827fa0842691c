import { feature, media, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** As wide as the page content, below the coloured band of the sector. */
export const banner = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    maxInlineSize: `calc(${size.page} + 2 * ${size.pageMargin})`,
    marginInline: 'auto',
    paddingInline: size.pageMargin,
    paddingBlockStart: space.lg,
    '@media': {
      [media.twoColumns]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'stretch',
        gap: size.column.gutter,
        paddingBlockStart: space.xl,
      },
    },
  }),
);

export const bannerText = style(
  feature({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space.lg,
    minInlineSize: 0,
    paddingBlock: space.md,
    borderBlockStart: `${size.band} solid ${sector}`,
  }),
);

export const lead = style(
  feature({ color: color.text.secondary, fontSize: font.size[18], lineHeight: 1.42 }),
);

export const plate = style(feature({ minInlineSize: 0 }));

export const bannerPicture = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '16 / 9',
    border: `${size.hairline} solid ${color.rule.hairline}`,
    objectFit: 'cover',
  }),
);
