import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { visuallyHidden } from '../../styles/visually-hidden';
import { vars } from '../../theme/contract.css';

export const skipLink = style(
  primitive({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineStart: vars.space.xs,
    zIndex: vars.layer.skip,
    padding: `${vars.space.xs} ${vars.space.sm}`,
    background: vars.color.control.fill,
    color: vars.color.text.onFill,
    selectors: { '&:focus-visible': focusRing(), '&:not(:focus)': visuallyHidden },
  }),
);
