import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font, space } = vars;

export const root = style(
  feature({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md }),
);

export const frame = style(feature({ display: 'grid', placeItems: 'center' }));

export const picture = style(
  feature({
    gridArea: '1 / 1',
    inlineSize: '96px',
    blockSize: '96px',
    fontSize: font.size[28],
    selectors: { '[data-state="uploading"] &': { opacity: 0.45 } },
  }),
);

export const wheel = style(feature({ gridArea: '1 / 1', color: color.text.accent }));

export const words = style(
  feature({ display: 'grid', justifyItems: 'start', gap: space.xs, minInlineSize: 0, flex: '1 1 200px' }),
);
