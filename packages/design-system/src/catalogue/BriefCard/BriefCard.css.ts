import { container, feature, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import {
  CARD_HEIGHT_PX,
  COMPACT_HEIGHT_PX,
  cardHeight,
  cardWidth,
  STRIP_HEIGHT_PX,
} from '../../styles/card-height';

/*
 * This sheet is bundled with the card for other sites, within a budget of one kilobyte that includes the card. So it
 * declares little, in the order that compresses best.
 */
const { color, font, size, space } = vars;

const hairline = `1px solid ${color.rule.hairline}`;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Container whose size the layouts query. */
export const root = style(
  feature({
    display: 'grid',
    minBlockSize: cardHeight(CARD_HEIGHT_PX),
    font: `${font.size[14]}/${font.leading.ui} ${font.family.ui}`,
    containerType: 'inline-size',
    color: color.text.secondary,
  }),
);

export const card = style(
  feature({
    display: 'grid',
    grid: '1fr auto / 1fr 1fr',
    border: hairline,
    background: color.surface.raised,
    borderBlockStart: `${size.band} solid ${sector}`,
    borderRadius: `0 0 ${vars.radius.none} ${vars.radius.none}`,
    '@container': { [container.narrow]: { grid: '1fr auto auto / 100%' } },
  }),
);

/** Fills the height that the text beside or below it leaves. */
export const plate = style(
  feature({ inlineSize: '100%', objectFit: 'cover', blockSize: 0, minBlockSize: '100%' }),
);

export const body = style(
  feature({
    overflow: 'hidden',
    gap: space.sm,
    padding: space.md,
    alignContent: 'space-between',
    display: 'grid',
    grid: 'auto / 100%',
  }),
);

/** Only as wide as the name, so that it starts at the edge of the card in either writing direction. */
export const name = style(
  feature({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    lineHeight: '1.2',
    color: color.text.primary,
    fontWeight: font.weight.heading,
    fontSize: font.size[22],
    fontStretch: font.stretch.heading,
    maxInlineSize: '100%',
    inlineSize: 'fit-content',
  }),
);

export const facts = style(
  feature({
    display: 'grid',
    grid: 'auto / 1fr auto',
    borderBlockEnd: hairline,
    lineHeight: '30px',
  }),
);
globalStyle(`${facts} > *`, feature({ ...oneLine, borderBlockStart: hairline }));
globalStyle(
  `${facts} dd`,
  feature({
    color: color.text.primary,
    fontWeight: font.weight.strong,
    textAlign: 'end',
  }),
);

/*
 * The lower layouts use the same nodes and hide what does not fit. Their rules are bundled with cards of that layout
 * alone.
 */
export const stripRoot = style(feature({ minBlockSize: cardHeight(STRIP_HEIGHT_PX) }));

export const strip = style(
  feature({
    display: 'grid',
    grid: '1fr auto / min(30%, 240px) 1fr',
    border: hairline,
    background: color.surface.raised,
    borderBlockStart: `${size.band} solid ${sector}`,
    borderRadius: `0 0 ${vars.radius.none} ${vars.radius.none}`,
    '@container': { [cardWidth.tiny]: { grid: '1fr auto / 0 1fr' } },
  }),
);
globalStyle(`${strip} > img`, feature({ gridRow: '1 / -1' }));
globalStyle(`${strip} > a`, feature({ gridColumn: '2', lineHeight: '30px' }));
globalStyle(
  `${strip} > ${body}`,
  feature({
    alignContent: 'center',
    alignItems: 'center',
    grid: 'auto / 1fr auto',
    paddingBlock: space.xs,
    '@container': {
      [container.narrow]: { grid: 'auto / 100%' },
      [cardWidth.wide]: { grid: 'auto / 1fr auto auto', gap: space.xl },
    },
  }),
);
globalStyle(`${strip} ${name}`, feature({ WebkitLineClamp: 2, fontSize: font.size[18], lineHeight: '21px' }));
globalStyle(
  `${strip} ${body} p`,
  feature({ ...oneLine, '@container': { [container.narrow]: { display: 'none' } } }),
);
globalStyle(
  `${strip} dl`,
  feature({
    display: 'none',
    '@container': {
      [cardWidth.wide]: {
        display: 'grid',
        grid: 'auto auto / auto-flow',
        columnGap: space.lg,
        border: 0,
        lineHeight: '20px',
      },
    },
  }),
);
globalStyle(`${strip} dl > *`, feature({ border: 0, textAlign: 'start' }));
globalStyle(`${strip} ${body} > :last-child`, feature({ paddingBlock: '7px' }));

export const compactRoot = style(feature({ minBlockSize: cardHeight(COMPACT_HEIGHT_PX) }));

export const compact = style(
  feature({
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingInline: space.sm,
    border: hairline,
    background: color.surface.raised,
    borderInlineStart: `${size.band} solid ${sector}`,
    borderRadius: vars.radius.none,
  }),
);
globalStyle(
  `${compact} > img`,
  feature({
    inlineSize: '40px',
    blockSize: '40px',
    minBlockSize: 0,
    flexShrink: 0,
    '@container': { [cardWidth.tiny]: { display: 'none' } },
  }),
);
globalStyle(
  `${compact} > ${body}`,
  feature({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    padding: 0,
  }),
);
globalStyle(
  `${compact} ${body} > div`,
  feature({
    flex: 1,
    minInlineSize: 0,
    '@container': {
      [cardWidth.middle]: { display: 'flex', alignItems: 'baseline', gap: space.sm },
    },
  }),
);
globalStyle(
  `${compact} ${name}`,
  feature({ WebkitLineClamp: 2, fontSize: font.size[14], lineHeight: '16px' }),
);
globalStyle(`${compact} p`, feature({ fontSize: font.size[12], lineHeight: '16px' }));
globalStyle(`${compact} ${body} > :last-child`, feature({ flexShrink: 0, padding: '6px 12px' }));
/** Shows the mark only; screen readers read the whole text. */
globalStyle(
  `${compact} > a`,
  feature({
    padding: 0,
    border: 0,
    fontSize: 0,
    '@container': { [cardWidth.tiny]: { display: 'none' } },
  }),
);
