import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

export const input = style(primitive(type.numeric));

/** Unit at the end of the input, before the buttons. */
export const unit = style(
  primitive({
    alignSelf: 'center',
    flex: 'none',
    paddingInlineEnd: vars.space.sm,
    color: vars.color.text.secondary,
  }),
);
