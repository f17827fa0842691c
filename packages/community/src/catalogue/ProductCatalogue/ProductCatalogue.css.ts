import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, font } = vars;

/** Line below the name that distinguishes products with similar names. */
export const identifiers = style(
  feature({
    display: 'block',
    fontFamily: font.family.mono,
    fontSize: font.size[12],
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  }),
);
