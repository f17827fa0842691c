import { feature, focusRing, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

/** Replaces the log. */
export const root = style(
  feature({ flex: '1 1 24rem', minBlockSize: 0, overflow: 'auto', paddingBlock: space.sm }),
);

export const bar = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: space.xs,
    padding: '2px',
    // The date takes a line of its own.
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const date = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(9rem, 1fr) auto',
    gap: space.xs,
    '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1' } },
  }),
);

export const note = style(
  feature({
    minBlockSize: '1.25rem',
    marginBlockStart: space.xs,
    color: color.text.secondary,
    fontSize: font.size[13],
    overflowWrap: 'anywhere',
  }),
);

export const hits = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const hit = style(
  feature({
    display: 'grid',
    inlineSize: '100%',
    minBlockSize: '52px',
    alignContent: 'center',
    padding: space.xs,
    border: 0,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    background: 'none',
    color: color.text.primary,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surface.sunk },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);

export const facts = style(
  feature({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.sm,
    color: color.text.secondary,
    fontSize: font.size[13],
  }),
);

export const words = style(
  feature({
    ...type.body,
    overflow: 'hidden',
    fontSize: font.size[14],
    lineHeight: '1.25rem',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

/** Same highlight as matches in suggestions. */
export const mark = style(
  feature({
    background: 'none',
    color: 'inherit',
    fontWeight: font.weight.strong,
    textDecorationLine: 'underline',
    textDecorationColor: color.mark.accent,
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  }),
);

export const foot = style(feature({ display: 'flex', justifyContent: 'center', paddingBlock: space.xs }));
