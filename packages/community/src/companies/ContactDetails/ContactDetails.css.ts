import { feature, media, type } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const root = style(feature({ display: 'grid', gap: space.lg, paddingBlock: space.xl }));

export const details = style(
  feature({
    display: 'grid',
    gap: space.md,
    margin: 0,
    '@media': {
      [media.twoColumns]: { gridTemplateColumns: 'repeat(2, max-content)', gap: space['2xl'] },
    },
  }),
);

export const term = style(feature({ ...type.label }));

export const value = style(feature({ margin: 0, fontStyle: 'normal', whiteSpace: 'pre-line' }));
