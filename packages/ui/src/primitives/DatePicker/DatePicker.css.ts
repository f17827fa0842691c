import { style } from '@vanilla-extract/css';
import { floating } from '../../internal/floating';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

export const popover = style(
  primitive({
    ...type.body,
    ...floating,
    inlineSize: 'max-content',
    maxInlineSize: `calc(100vw - 2 * ${vars.space.xs})`,
    borderBlockStart: `${vars.size.band} solid ${vars.color.mark.accent}`,
    padding: vars.space.sm,
    outline: 'none',
  }),
);

export const dialog = style(primitive({ outline: 'none' }));
