import { container, feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

/** Actions in a line at the end of a row. */
export const rowActions = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.xxs,
    '@container': { [container.tableRows]: { gap: 0 } },
  }),
);
