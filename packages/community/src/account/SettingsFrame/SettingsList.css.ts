import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, size, space } = vars;

export const lists = style(
  feature({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const list = style(feature({ margin: 0, padding: 0, listStyle: 'none' }));

export const row = style(
  feature({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    minBlockSize: '60px',
    paddingBlock: space.sm,
    borderBlockEnd: `${size.hairline} solid ${color.rule.hairline}`,
    selectors: { '&:hover': { background: color.surface.sunk } },
  }),
);

/** Covers the whole row. */
export const rowLink = style(
  feature({
    fontWeight: font.weight.label,
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
  }),
);

export const arrow = style(
  feature({
    flexShrink: 0,
    color: color.text.muted,
    selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
  }),
);
