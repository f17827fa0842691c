import { feature, focusRing, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;
const list = { display: 'grid', margin: 0, padding: 0, listStyle: 'none' } as const;

export const products = style(
  feature({
    ...list,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.lg} ${space.md}`,
    '@media': {
      [media.twoColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: space.lg },
    },
  }),
);

const link = {
  color: 'inherit',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.text.accent }, '&:focus-visible': focusRing() },
} as const;

export const product = style(feature({ ...link, display: 'grid', gap: space.xs }));

export const picture = style(
  feature({
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '4 / 3',
    border: `${size.hairline} solid ${color.rule.hairline}`,
    objectFit: 'cover',
  }),
);

globalStyle(`${product}:hover ${picture}`, feature({ borderColor: color.rule.strong }));

export const companies = style(
  feature({
    ...list,
    columnGap: space.lg,
    '@media': {
      [media.twoColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.threeColumns]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const company = style(
  feature({
    ...link,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: size.rowPhone,
    borderBlockEnd: `1px solid ${color.rule.hairline}`,
  }),
);

export const companyLogo = style(
  feature({ flex: 'none', inlineSize: '40px', blockSize: '40px', objectFit: 'contain' }),
);

export const events = style(
  feature({
    ...list,
    gap: space.lg,
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
);

/** Closing band of the page; full-bleed on phones. */
export const closing = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.lg,
    padding: `${space.lg} ${size.pageMargin}`,
    borderBlock: `${size.rule} solid ${color.rule.strong}`,
    background: color.surface.sunk,
    '@media': { [media.phone]: { marginInline: `calc(-1 * ${size.pageMargin})` } },
  }),
);
