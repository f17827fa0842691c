import { feature, focusRing, media, sector, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const root = style(
  feature({
    margin: 0,
    borderBlock: `${size.rule} solid ${color.rule.strong}`,
    background: color.surface.plate,
    color: color.text.onPlate,
  }),
);

const inner = {
  maxInlineSize: `calc(${size.page} + 2 * ${size.pageMargin})`,
  marginInline: 'auto',
  paddingInline: size.pageMargin,
} as const;

export const drawing = style(
  feature({
    ...inner,
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) 88px',
    gridTemplateRows: 'auto auto',
    paddingBlock: space.md,
    '@media': {
      [media.twoColumns]: {
        gridTemplateColumns: '184px minmax(0, 1fr) 184px',
        paddingBlock: `${space.xl} ${space.lg}`,
      },
    },
  }),
);

/** Starts at the line that leads to the bar, which is in the middle. */
export const product = style(
  feature({
    ...type.heading,
    gridColumn: '1 / -1',
    marginInlineStart: '50%',
    paddingInlineStart: space.sm,
    paddingBlockEnd: space.sm,
    borderInlineStart: `1px solid ${color.text.onPlate}`,
    fontSize: font.size[16],
    overflowWrap: 'anywhere',
    '@media': {
      [media.touch]: { minBlockSize: '44px' },
      [media.twoColumns]: { paddingBlockEnd: space.xl, fontSize: font.size[22] },
    },
  }),
);

export const side = style(
  feature({
    display: 'grid',
    gridAutoRows: '1fr',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    minBlockSize: '260px',
    '@media': { [media.twoColumns]: { minBlockSize: '380px' } },
  }),
);

export const end = style(
  feature({
    display: 'grid',
    alignItems: 'center',
    minInlineSize: 0,
    paddingInlineEnd: space.xs,
    selectors: { [`${side}[data-side="uses"] > &`]: { paddingInline: `${space.xs} 0` } },
  }),
);

/** On phones names are at their dash, elsewhere at the edge of the page. */
export const name = style(
  feature({
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '44px',
    fontSize: font.size[12],
    fontWeight: font.weight.label,
    fontStretch: '94%',
    lineHeight: font.leading.data,
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing('inside'),
      [`${side}[data-side="inputs"] &`]: { textAlign: 'end' },
    },
    '@media': {
      [media.twoColumns]: {
        fontSize: font.size[14],
        selectors: { [`${side}[data-side="inputs"] &`]: { textAlign: 'start' } },
      },
    },
  }),
);

export const count = style(
  feature({ ...type.mono, display: 'none', '@media': { [media.twoColumns]: { display: 'block' } } }),
);

export const middle = style(feature({ position: 'relative', minInlineSize: 0 }));

export const lines = style(
  feature({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible' }),
);

globalStyle(`[dir="rtl"] ${lines}`, feature({ transform: 'scaleX(-1)' }));

export const strand = style(
  feature({
    fill: 'none',
    stroke: color.text.onPlate,
    strokeOpacity: 0.6,
    vectorEffect: 'non-scaling-stroke',
    // Seventy lines would merge into a solid area at the width of a phone.
    '@media': { [media.phone]: { selectors: { '&:nth-child(even)': { display: 'none' } } } },
  }),
);

export const hue = style(
  feature({
    fill: 'none',
    stroke: `oklch(from ${sector} 0.8 min(0.125, c * 1.2) h)`,
    vectorEffect: 'non-scaling-stroke',
  }),
);

/** Height of the merged strands as a share of the drawing. */
export const bar = style(
  feature({
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: 'calc(50% - 3px)',
    inlineSize: '6px',
    blockSize: '44%',
    marginBlock: 'auto',
    background: color.text.onFill,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

/** From the product's name down to the bar. */
export const leader = style(
  feature({
    position: 'absolute',
    insetBlock: '0 72%',
    insetInlineStart: '50%',
    inlineSize: '1px',
    background: color.text.onPlate,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

export const caption = style(
  feature({ ...inner, paddingBlockEnd: space.md, fontSize: font.size[12], lineHeight: 1.4 }),
);
