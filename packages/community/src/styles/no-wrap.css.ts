import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Actions that go on to the next line together: a menu of three dots does not stand there alone. */
export const noWrap = style(
  feature({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xs,
    maxInlineSize: '100%',
  }),
);
