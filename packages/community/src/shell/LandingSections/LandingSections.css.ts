import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const sections = style(
  feature({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['2xl'],
    paddingBlockStart: space.xl,
    '@media': { [media.twoColumns]: { gap: space['3xl'], paddingBlockStart: space['2xl'] } },
  }),
);
