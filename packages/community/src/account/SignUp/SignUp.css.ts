import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Two fields beside each other where there is room. */
export const fields = style(
  feature({
    display: 'grid',
    gap: space.md,
    '@media': {
      [media.twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    },
  }),
);

/** The company's field and what clears it. */
export const company = style(feature({ display: 'grid', gap: space.xxs, justifyItems: 'stretch' }));

export const clear = style(feature({ justifySelf: 'start' }));

/** An address may be longer than the column. */
export const address = style(feature({ overflowWrap: 'anywhere' }));
