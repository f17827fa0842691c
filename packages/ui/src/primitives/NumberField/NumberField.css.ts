import { style } from '@vanilla-extract/css';
import { primitive } from '../../styles/layers';
import { type } from '../../styles/typography';
import { vars } from '../../theme/contract.css';

export const input = style(primitive(type.numeric));

/** At the end of what is typed, before the buttons. */
export const unit = style(
  primitive({
    alignSelf: 'center',
    flex: 'none',
    paddingInlineEnd: vars.space.sm,
    color: vars.color.text.secondary,
  }),
);
