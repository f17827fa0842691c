import { style } from '@vanilla-extract/css';
import { media } from '../../styles/breakpoints';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';
import { vars } from '../../theme/contract.css';

export const title = style(primitive({ fontWeight: vars.font.weight.strong }));

export const list = style(primitive({ marginBlockStart: '2px' }));

/** The whole line is the click target. */
export const link = style(
  primitive({
    display: 'inline-block',
    paddingBlock: '3px',
    color: vars.color.text.danger,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: {
      '&:hover': { textDecorationThickness: '2px' },
      '&:focus-visible': focusRing(),
    },
    '@media': { [media.touch]: { minBlockSize: '44px', paddingBlock: '12px' } },
  }),
);
