import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(feature({ display: 'grid', gap: space.xl, paddingBlock: space.xl }));

export const head = style(feature({ display: 'grid', gap: space.sm, maxInlineSize: '760px' }));

/** Options beside the preview if there is room. */
export const body = style(
  feature({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'minmax(280px, 2fr) minmax(0, 3fr)' } },
  }),
);

export const result = style(feature({ display: 'grid', gap: space.xl, minInlineSize: 0 }));

export const fields = style(
  feature({ display: 'grid', gap: space.lg, paddingBlockStart: space.md, minInlineSize: 0 }),
);

export const part = style(
  feature({
    display: 'grid',
    justifyItems: 'start',
    gap: space.md,
    paddingBlockStart: space.md,
    minInlineSize: 0,
  }),
);

/** As wide as the selected preview width, up to the available width. */
export const frame = style(
  feature({
    display: 'block',
    maxInlineSize: '100%',
    border: 0,
    selectors: { '&[data-width="full"]': { inlineSize: '960px' } },
  }),
);

export const code = style(feature({ inlineSize: '100%' }));

globalStyle(`${code} textarea`, feature({ ...type.mono, textAlign: 'start' }));
