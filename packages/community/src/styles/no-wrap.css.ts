import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Actions that wrap as a group, so that a menu button is never alone on a line. */
export const noWrap = style(
  feature({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
  }),
);
