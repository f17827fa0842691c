import { extendTouchTarget, feature, focusRing, sector, type, media as width } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Card with a line at the top whose colour is that of the sector. */
export const root = style(
  feature({
    ...type.body,
    position: 'relative',
    paddingBlock: `18px 10px`,
    borderBlockStart: `${size.hairline} solid ${color.rule.strong}`,
    selectors: {
      // The tabs above it already have a line.
      '[role="tabpanel"] > &:first-child': { borderBlockStartColor: 'transparent' },
      '&:focus-visible': focusRing(),
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '-1px',
        insetInlineStart: 0,
        inlineSize: '52px',
        blockSize: '5px',
        background: sector,
      },
    },
  }),
);

export const head = style(
  feature({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space.sm,
    marginBlockEnd: space.sm,
  }),
);

export const avatar = style(feature({ inlineSize: '40px', blockSize: '40px' }));

export const name = style(
  feature({
    // Minimum touch target; the next element overlaps part of it.
    paddingBlockStart: '9px',
    fontSize: font.size[14],
    fontWeight: font.weight.strong,
    overflowWrap: 'anywhere',
  }),
);

export const facts = style(
  feature({
    color: color.text.secondary,
    fontSize: font.size[13],
    lineHeight: '1.35',
    overflowWrap: 'anywhere',
  }),
);

/** Button styled as the surrounding text; opens the version history. */
export const edited = style(
  feature({
    position: 'relative',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: color.rule.hairline,
    textUnderlineOffset: '3px',
    selectors: {
      '&:hover': { color: color.text.accent, textDecorationColor: 'currentColor' },
      '&:focus-visible': focusRing(),
    },
    '@media': extendTouchTarget('-12px -8px'),
  }),
);

export const menu = style(feature({ display: 'flex', alignItems: 'center', gap: space.sm }));

export const mark = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    color: color.text.secondary,
    fontSize: font.size[12],
    fontWeight: font.weight.label,
    fontStretch: font.stretch.label,
  }),
);

export const media = style(
  feature({
    display: 'grid',
    gap: space.sm,
    marginBlockStart: space.sm,
  }),
);

export const tags = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px',
    marginBlockStart: space.sm,
    padding: 0,
    listStyle: 'none',
  }),
);

/** Aligns the labels of the buttons with the text above. */
export const actions = style(
  feature({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xxs,
    marginBlockStart: space.xs,
    marginInlineStart: '-10px',
  }),
);

export const action = style(
  feature({
    paddingInline: '10px',
    color: color.text.secondary,
    fontSize: font.size[13],
    selectors: {
      '&[aria-pressed="true"]': { borderColor: 'transparent', background: 'none', color: color.text.accent },
    },
    '@media': { [width.phone]: { paddingInline: space.xs } },
  }),
);

/** Filled icon, so that colour is not the only sign of a like. */
export const thumb = style(
  feature({ selectors: { '[aria-pressed="true"] > &': { fill: color.surface.selected } } }),
);

export const count = style(feature({ ...type.mono, fontVariantNumeric: 'tabular-nums' }));
