import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const frame = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: size.column.gutter,
    '@media': {
      [media.twoColumns]: { gridTemplateColumns: '176px minmax(0, 1fr)' },
      [media.threeColumns]: { gridTemplateColumns: `${size.column.left} minmax(0, 1fr)` },
    },
  }),
);

export const nav = style(
  feature({
    display: 'none',
    alignContent: 'start',
    gap: space.md,
    '@media': {
      [media.twoColumns]: {
        display: 'grid',
        position: 'sticky',
        insetBlockStart: `calc(${size.masthead} + 2px)`,
        alignSelf: 'start',
        paddingBlockStart: space.xl,
      },
    },
  }),
);

export const group = style(feature({ display: 'grid', gap: space.xxs }));

export const groupName = style(feature({ paddingInlineStart: space.sm }));

export const links = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

/** Marked by a line at the start, as page tabs are by a line at the bottom. */
export const link = style(
  feature({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '32px',
    paddingInline: space.sm,
    borderInlineStart: `${size.hairline} solid ${color.rule.hairline}`,
    color: color.text.secondary,
    fontWeight: font.weight.label,
    selectors: {
      '&[aria-current="page"]': {
        borderInlineStartColor: color.text.primary,
        boxShadow: `inset 1px 0 0 ${color.text.primary}`,
        color: color.text.primary,
      },
      '&:hover': { color: color.text.primary, background: color.surface.sunk },
    },
  }),
);

export const content = style(
  feature({
    display: 'grid',
    alignContent: 'start',
    gap: space.lg,
    maxInlineSize: '680px',
    '@media': { [media.twoColumns]: { paddingBlockStart: space.xl } },
  }),
);

export const back = style(feature({ '@media': { [media.twoColumns]: { display: 'none' } } }));

export const head = style(feature({ display: 'grid', gap: space.xs }));
