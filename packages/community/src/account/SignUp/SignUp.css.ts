import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Two columns if there is room. */
export const fields = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@media': {
      [media.twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);

/** Company field and its clear button. */
export const company = style(feature({ display: 'grid', gap: space.xxs, justifyItems: 'stretch' }));

export const clear = style(feature({ justifySelf: 'start' }));

/** Wraps addresses that are longer than the column. */
export const address = style(feature({ overflowWrap: 'anywhere' }));
