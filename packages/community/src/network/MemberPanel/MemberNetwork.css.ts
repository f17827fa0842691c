import { feature, media } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hidden where there is room for the panel, which has the same links. */
export const network = style(
  feature({
    marginBlockEnd: vars.space.lg,
    '@media': { [media.threeColumns]: { display: 'none' } },
  }),
);
