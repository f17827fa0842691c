import { feature, focusRing, media, sector, type, visuallyHidden } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, font, layer, size, space } = vars;

export const onboarding = style(
  feature({ display: 'grid', gap: space.xl, minInlineSize: 0, containerType: 'inline-size' }),
);

export const head = style(feature({ display: 'grid', gap: space.sm }));

export const lead = style(feature({ ...type.prose, margin: 0, color: color.text.secondary }));

/** Width from which industries are tiles; below it a thumbnail beside the name, to keep the products in view. */
const PLATES = '(min-width: 1000px)';

const grid = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

export const group = style(feature({ minInlineSize: 0, margin: 0, padding: 0, border: 0 }));

export const industries = style(
  feature({
    display: 'grid',
    gridTemplateColumns: grid(2),
    gap: space.xs,
    marginBlockStart: space.md,
    '@container': {
      '(min-width: 620px)': { gridTemplateColumns: grid(4) },
      [PLATES]: { gridTemplateColumns: grid(8), gap: space.md },
    },
  }),
);

export const products = style(
  feature({
    display: 'grid',
    gridTemplateColumns: grid(1),
    gap: space.sm,
    margin: 0,
    marginBlockStart: space.md,
    padding: 0,
    listStyle: 'none',
    '@container': {
      '(min-width: 520px)': { gridTemplateColumns: grid(2) },
      '(min-width: 800px)': { gridTemplateColumns: grid(3) },
      '(min-width: 1100px)': { gridTemplateColumns: grid(4) },
    },
  }),
);

/** Tile with picture and name, as the label of a radio or a checkbox. */
export const tile = style(
  feature({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space.xs,
    blockSize: '100%',
    cursor: 'pointer',
  }),
);

const framed = {
  border: `${size.hairline} solid ${color.rule.hairline}`,
  borderInlineStart: `${size.band} solid ${sector}`,
  background: color.surface.raised,
} as const;

export const industryTile = style(
  feature({
    '@container': {
      '(max-width: 999.98px)': {
        ...framed,
        gridTemplateColumns: '48px minmax(0, 1fr)',
        alignItems: 'center',
        gap: space.sm,
        minBlockSize: '48px',
        selectors: {
          '&:hover': { borderBlockColor: color.rule.strong, borderInlineEndColor: color.rule.strong },
          '&:has(:checked)': { background: color.surface.selected },
          '&:has(:focus-visible)': focusRing(),
        },
      },
    },
  }),
);

/** Icon, name and description. */
export const productTile = style(
  feature({
    ...framed,
    gridTemplateColumns: 'minmax(0, 1fr) 36px',
    alignContent: 'center',
    columnGap: space.sm,
    rowGap: '2px',
    minBlockSize: '64px',
    paddingBlock: space.xs,
    paddingInlineStart: space.sm,
    // Scroll padding, so that the focused element is not covered by the sticky foot.
    scrollMarginBlockEnd: '96px',
    selectors: {
      '&:hover': { borderBlockColor: color.rule.strong, borderInlineEndColor: color.rule.strong },
      '&:has(:checked)': { background: color.surface.selected },
      '&:has(:focus-visible)': focusRing(),
    },
  }),
);

export const facts = style(feature({ ...type.small, gridColumn: 1, color: color.text.secondary }));

export const input = style(feature({ ...visuallyHidden, scrollMarginBlockEnd: '96px' }));

export const picture = style(
  feature({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    objectFit: 'cover',
    '@container': {
      [PLATES]: {
        aspectRatio: '4 / 3',
        border: `${size.hairline} solid ${color.rule.hairline}`,
        borderBlockStart: `${size.band} solid ${sector}`,
      },
    },
    selectors: {
      [`${tile}:hover &`]: { borderInlineColor: color.rule.strong, borderBlockEndColor: color.rule.strong },
    },
  }),
);

globalStyle(`${tile}:has(:focus-visible) ${picture}`, feature(focusRing()));
globalStyle(`${tile}:has(:checked) ${picture}`, feature({ boxShadow: `0 0 0 2px ${color.mark.accent}` }));

export const name = style(
  feature({
    fontWeight: font.weight.control,
    overflowWrap: 'anywhere',
    selectors: { [`${tile}:has(:checked) &`]: { color: color.text.accent } },
  }),
);

/** A plus, or a check when selected, so that the state does not depend on colour alone. */
export const sign = style(
  feature({
    gridColumn: 2,
    gridRow: '1 / span 2',
    alignSelf: 'center',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '24px',
    blockSize: '24px',
    border: `${size.hairline} solid ${color.control.border}`,
    color: color.text.primary,
    selectors: {
      [`${tile}:has(:checked) &`]: {
        borderColor: color.control.fill,
        background: color.control.fill,
        color: color.text.onFill,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [`${tile}:has(:checked) &`]: {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
);

export const note = style(feature({ margin: 0, marginBlockStart: space.md, color: color.text.secondary }));

export const search = style(feature({ maxInlineSize: '420px', marginBlock: space.md }));

/** Sticky foot: the selection and the continue button. */
export const foot = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    paddingBlock: space.sm,
    borderBlockStart: `${size.rule} solid ${color.rule.strong}`,
    background: color.surface.paper,
    selectors: {
      '[data-chosen] > &': {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: layer.raised,
        '@media': {
          // Above the bottom bar on phones.
          [media.phone]: {
            insetBlockEnd: `calc(${size.bottomBar} + ${size.rule} + env(safe-area-inset-bottom))`,
          },
        },
      },
    },
  }),
);

export const count = style(feature({ fontWeight: font.weight.strong }));

/** Only the number on narrow pages, to keep the foot small. */
export const selection = style(
  feature({
    display: 'none',
    '@container': { '(min-width: 620px)': { display: 'flex', flexWrap: 'wrap', gap: space.xs } },
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const go = style(feature({ marginInlineStart: 'auto' }));
