import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const frame = style(primitive({ display: 'block', position: 'relative' }));

export const roomAtTheEnd = style(primitive({ paddingInlineEnd: vars.size.control.medium }));

export const reveal = style(
  primitive({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.control.medium,
    color: vars.color.text.secondary,
    selectors: {
      '&:hover': { color: vars.color.text.primary },
      '&:focus-visible': focusRing('inside'),
    },
  }),
);
