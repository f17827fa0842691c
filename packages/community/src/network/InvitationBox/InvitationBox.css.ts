import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, size, space } = vars;

/** Closing band of a page; full-bleed on phones. */
export const root = style(
  feature({
    display: 'grid',
    gap: space.md,
    padding: `${space.lg} ${size.pageMargin}`,
    borderBlock: `${size.rule} solid ${color.rule.strong}`,
    background: color.surface.sunk,
    '@media': {
      [media.phone]: { marginInline: `calc(-1 * ${size.pageMargin})` },
      [media.threeColumns]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)',
        alignItems: 'center',
        gap: space['2xl'],
        padding: '36px 32px',
      },
    },
  }),
);

export const title = style(feature({ fontSize: 'clamp(1.9rem, 3.6vw, 3rem)', letterSpacing: '-0.03em' }));

export const form = style(feature({ display: 'grid', gap: space.sm }));

export const line = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space.xs,
  }),
);

/** Aligned with the field, whose label is above it. */
export const submit = style(feature({ marginBlockStart: '21px' }));
