import { container, feature, pageStart, sector } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  CARD_HEIGHT_PX,
  cardHeight,
  cardWidth,
  LIST_ROW_HEIGHT_PX,
  STRIP_HEIGHT_PX,
} from '../../styles/card-height';

/* Bundled with the card for other sites, as the sheet of BriefCard. */
const { color, font, size, space } = vars;

const hairline = `1px solid ${color.rule.hairline}`;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const root = style(
  feature({
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: cardHeight(CARD_HEIGHT_PX),
    containerType: 'inline-size',
    border: hairline,
    borderBlockStart: `${size.band} solid ${sector}`,
    borderRadius: `0 0 ${vars.radius.none} ${vars.radius.none}`,
    font: `${font.size[14]}/20px ${font.family.ui}`,
    color: color.text.secondary,
    background: color.surface.raised,
  }),
);

export const head = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.sm,
    blockSize: '66px',
    paddingInline: space.md,
    '@container': { [container.narrow]: { flexWrap: 'wrap', alignContent: 'center' } },
  }),
);

export const title = style(
  feature({
    overflow: 'hidden',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    fontSize: font.size[18],
    lineHeight: '22px',
    '@container': {
      [container.narrow]: { inlineSize: '100%', fontSize: font.size[16], lineHeight: '19px' },
    },
    fontWeight: font.weight.heading,
    fontStretch: font.stretch.heading,
    color: color.text.primary,
  }),
);

/** The title is truncated instead, as a truncated number would be wrong. */
export const fact = style(feature({ ...oneLine, flexShrink: 0, fontSize: font.size[13] }));

/** Fills the space between head and foot. The marker is empty, not `none`: Safari removes list semantics for `none`. */
export const list = style(
  feature({ flex: 1, display: 'flex', flexDirection: 'column', listStyleType: '""' }),
);

/** Fills the space of missing rows. */
export const filler = style(
  feature({
    flex: '1 0 0',
    inlineSize: '100%',
    blockSize: 0,
    objectFit: 'cover',
    borderBlockStart: hairline,
  }),
);
/** Applies to a list that is followed by the filler. */
export const filled = style(feature({ flex: 'none' }));
globalStyle(`${list} > li`, feature({ flex: `1 0 ${LIST_ROW_HEIGHT_PX}px`, display: 'grid' }));

export const row = style(
  feature({
    boxSizing: 'border-box',
    display: 'grid',
    grid: 'auto / 100%',
    alignContent: 'center',
    borderBlockStart: hairline,
    paddingInline: space.md,
    selectors: { '&:hover': { background: color.surface.selected } },
  }),
);

/** Indentation of a row by its level. */
export const levels = styleVariants({ 1: [1], 2: [2], 3: [3], 4: [4] }, ([level]) =>
  feature({ paddingInlineStart: `${16 + 20 * (level ?? 0)}px` }),
);

export const name = style(
  feature({ ...oneLine, ...pageStart, color: color.text.primary, fontWeight: font.weight.strong }),
);

export const detail = style(feature({ ...oneLine, ...pageStart, fontSize: font.size[13] }));

export const empty = style(feature({ borderBlockStart: hairline, padding: space.md }));

/** Applies to rows with a mark. */
export const marked = style(
  feature({
    grid: 'auto auto / 36px 1fr',
    columnGap: space.sm,
    '@container': { [cardWidth.middle]: { grid: 'auto / 36px 1fr auto', alignItems: 'center' } },
  }),
);

export const mark = style(
  feature({
    gridRow: '1 / -1',
    inlineSize: '33px',
    blockSize: '36px',
    objectFit: 'cover',
    borderInlineStart: `3px solid ${sector}`,
  }),
);

/** Rows side by side, which scroll when they do not fit. */
export const strip = style(
  feature({
    display: 'grid',
    grid: '46px 1fr / minmax(0, 1fr) auto',
    minBlockSize: cardHeight(STRIP_HEIGHT_PX),
  }),
);
globalStyle(
  `${strip} > header`,
  feature({
    blockSize: 'auto',
    flexWrap: 'nowrap',
    '@container': {
      [container.narrow]: { flexDirection: 'column', alignItems: 'start', justifyContent: 'center' },
    },
  }),
);
globalStyle(
  `${strip} ${title}`,
  feature({
    fontSize: font.size[14],
    lineHeight: '17px',
    inlineSize: 'auto',
    '@container': {
      [container.narrow]: { fontSize: font.size[14], lineHeight: '17px', WebkitLineClamp: 1 },
    },
  }),
);
globalStyle(
  `${strip} > a`,
  feature({
    gridArea: '1 / 2',
    border: 0,
    lineHeight: '46px',
    columnGap: space.sm,
    '@container': { [container.narrow]: { fontSize: 0 } },
  }),
);
globalStyle(
  `${strip} > ${list}`,
  feature({
    gridArea: '2 / 1 / 3 / 3',
    flexDirection: 'row',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
  }),
);
globalStyle(`${strip} > ${list} > li`, feature({ flex: '1 0 208px' }));
globalStyle(`${strip} li:not(:first-child) > a`, feature({ borderInlineStart: hairline }));
globalStyle(`${strip} ${marked}`, feature({ grid: 'auto auto / 36px 1fr', alignItems: 'normal' }));
globalStyle(`${strip} > p`, feature({ gridArea: '2 / 1 / 3 / 3' }));
