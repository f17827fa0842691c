import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/*
 * This sheet travels with cards to pages of others, within a kilobyte that holds the card as well. So it shapes its one
 * button itself: the Button's style alone is half of that. It sets no display, being an item of a grid or a flex box,
 * and its declarations stand in the order that compresses best.
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
