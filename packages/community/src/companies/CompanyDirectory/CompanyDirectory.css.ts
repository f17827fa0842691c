import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

/** Under the name: what it supplies of what was searched for. */
export const matching = style(
  feature({
    display: 'block',
    fontSize: font.size[12],
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
