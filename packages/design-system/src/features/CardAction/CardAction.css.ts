import { style } from '@vanilla-extract/css';
import { feature } from '../../styles/layers.css';
import { vars } from '../../theme/contract.css';

/*
 * This sheet travels with cards to pages of others, within a kilobyte that holds the card as well. So it shapes its one
 * button itself: the Button's style alone is half of that.
 */
const { color, font, space } = vars;

export const action = style(
  feature({
    display: 'inline-block',
    justifySelf: 'start',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    padding: `11px ${space.md}`,
    font: 'inherit',
    fontWeight: font.weight.control,
    background: color.control.fill,
    color: color.text.onFill,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.control.fillHover },
      '&[data-state="following"]': {
        borderColor: color.text.accent,
        background: color.surface.selected,
        color: color.text.accent,
      },
    },
  }),
);
