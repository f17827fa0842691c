import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const card = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'stretch',
    border: `1px solid ${color.rule.hairline}`,
    background: color.surface.raised,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const text = style(
  feature({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space.sm,
    padding: space.lg,
    '@media': { [media.phone]: { padding: space.md } },
  }),
);

export const summary = style(
  feature({ color: color.text.secondary, maxInlineSize: '46ch', overflowWrap: 'anywhere' }),
);

export const picture = style(
  feature({
    display: 'grid',
    alignItems: 'center',
    padding: space.md,
    overflow: 'hidden',
    minBlockSize: '216px',
    background: color.surface.plate,
    color: color.text.onPlate,
  }),
);

export const strip = style(feature({ maxInlineSize: '340px', marginInline: 'auto' }));
