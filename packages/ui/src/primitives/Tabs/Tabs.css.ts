import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const panel = style(
  primitive({
    paddingBlockStart: vars.space.md,
    selectors: { '&:focus-visible': focusRing() },
  }),
);
