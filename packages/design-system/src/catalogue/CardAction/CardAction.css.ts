import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/*
 * This sheet is bundled with cards for other sites, within a budget of one kilobyte for the whole card. So it styles
 * its button itself: the style of Button alone takes half of that. It sets no display, as it is a grid or flex item,
 * and its declarations are in the order that compresses best.
 */
const { color, font, space } = vars;

export const action = style(
  feature({
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: color.control.fill,
    padding: `11px ${space.md}`,
    justifySelf: 'start',
    font: 'inherit',
    fontWeight: font.weight.control,
    cursor: 'pointer',
    color: color.text.onFill,
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
