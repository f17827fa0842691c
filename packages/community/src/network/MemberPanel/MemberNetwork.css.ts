import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Gone where there is room for the panel, which holds the same. */
export const network = style(
  feature({
    marginBlockEnd: vars.space.lg,
    '@media': { [media.threeColumns]: { display: 'none' } },
  }),
);
