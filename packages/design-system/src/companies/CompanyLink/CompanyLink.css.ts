import { feature } from '@millrace/ui/styles';
import { vars } from '@millrace/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const badge = style(
  feature({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
  }),
);
