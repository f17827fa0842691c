import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const form = style(feature({ display: 'grid', justifyItems: 'stretch', gap: space.md }));

/** Two columns if there is room. */
export const pair = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@media': { [media.twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);

export const attachment = style(feature({ display: 'grid', gap: space.xxs }));
